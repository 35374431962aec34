/** A part that is drawn again only when one of its particulars is another. */

import { Component, type ComponentChildren, type FunctionComponent } from "preact";

export function memo<P extends object>(
  draw: (props: P) => ComponentChildren,
): FunctionComponent<P> {
  class Still extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return (Object.keys(next) as (keyof P)[]).some((key) => next[key] !== this.props[key]);
    }
    override render() {
      return draw(this.props as P);
    }
  }
  return Still as unknown as FunctionComponent<P>;
}
