/** A screen of no particular width, which jsdom lacks: to be imported before what asks for one. */

globalThis.matchMedia = () => new EventTarget() as MediaQueryList;
