/** The signs of the house: drawn on a field of 24, in the ink of the text around them. */

const STROKES = {
  envelope: "M3 6h18v12H3z M3 7l9 7 9-7",
  close: "M6 6l12 12 M18 6L6 18",
  menu: "M4 7h16 M4 12h16 M4 17h16",
  more: "M6 12a.9.9 0 1 1-1.8 0 .9.9 0 0 1 1.8 0z M12.9 12a.9.9 0 1 1-1.8 0 .9.9 0 0 1 1.8 0z M19.8 12a.9.9 0 1 1-1.8 0 .9.9 0 0 1 1.8 0z",
  plus: "M12 5v14 M5 12h14",
  minus: "M5 12h14",
  check: "M5 12.5l4.5 4.5L19 7",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  left: "M15 6l-6 6 6 6",
  right: "M9 6l6 6-6 6",
  first: "M18 6l-7 6 7 6z M7 6v12",
  last: "M6 6l7 6-7 6z M17 6v12",
  play: "M8 5.5l11 6.5-11 6.5z",
  pause: "M8.5 5.5v13 M15.5 5.5v13",
  undo: "M9 7L4.5 11.5 9 16 M5 11.5h9a5 5 0 0 1 0 10h-2",
  again: "M19 6v5h-5 M18.5 11A7 7 0 1 0 19 15",
  settings:
    "M4 7h9 M17 7h3 M4 17h3 M11 17h9 M4 12h4 M12 12h8 M13 5v4h4V5z M8 10v4h4v-4z M7 15v4h4v-4z",
  help: "M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 2.1 M12 17.4h.01 M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
  info: "M12 11v6 M12 7.4h.01 M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
  warning: "M12 4l9 16H3z M12 10v5 M12 17.4h.01",
  book: "M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2z M12 7v13",
  die: "M5 5h14v14H5z M9 9h.01 M15 9h.01 M12 12h.01 M9 15h.01 M15 15h.01",
  odds: "M4 20h16 M7 16v-4 M12 16V5 M17 16V9",
  hint: "M9.5 18h5 M10.5 21h3 M12 3a6 6 0 0 0-3.6 10.8c.6.5 1.1 1.200 1.1 2V16h5v-.2c0-.8.5-1.500 1.1-2A6 6 0 0 0 12 3z",
  copy: "M8 8h11v12H8z M5 16V4h11",
  share: "M12 15V4 M8 7.500l4-4 4 4 M6 11H5v9h14v-9h-1",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.700l-1 1 M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1",
  download: "M12 4v11 M8 11.500l4 4 4-4 M5 20h14",
  upload: "M12 16V5 M8 8.500l4-4 4 4 M5 20h14",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  hidden: "M4 4l16 16 M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-2.8 3.6 M6 8a16 16 0 0 0-3.5 4S6 18.5 12 18.500a9 9 0 0 0 4-1",
  clock: "M12 7v5l3.5 2 M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
  hourglass: "M7 4h10 M7 20h10 M8 4c0 5 3 6 4 8-1 2-4 3-4 8 M16 4c0 5-3 6-4 8 1 2 4 3 4 8",
  talk: "M4 5h16v11h-9l-5 4v-4H4z M8 9h8 M8 12h5",
  notes: "M5 19l1-4L16 5l3 3L9 18z M14 7l3 3",
  flag: "M6 21V4 M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0",
  draw: "M4 13l4-5 4 2 4-2 4 5 M8 16l3 2.500c1 .6 2 .3 2.5-.3L20 13 M4 13l4 4",
  sun: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z M12 3v2 M12 19v2 M3 12h2 M19 12h2 M5.6 5.600L7 7 M17 17l1.4 1.4 M5.6 18.400L7 17 M17 7l1.4-1.4",
  moon: "M19.5 14.500A8 8 0 1 1 9.5 4.500a6.5 6.5 0 0 0 10 10z",
  search: "M16 10.500a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z M14.5 14.500L20 20",
  zoomIn: "M16 10.500a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z M14.5 14.500L20 20 M10.5 8v5 M8 10.500h5",
  zoomOut: "M16 10.500a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z M14.5 14.500L20 20 M8 10.500h5",
  fit: "M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5",
  expand: "M14 4h6v6 M20 4l-7 7 M10 20H4v-6 M4 20l7-7",
  shrink: "M20 10h-6V4 M14 10l6-6 M4 14h6v6 M10 14l-6 6",
  layers: "M12 4l8 4-8 4-8-4z M4 12l8 4 8-4 M4 16l8 4 8-4",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2z M9 4v14 M15 6v14",
  list: "M8 6h12 M8 12h12 M8 18h12 M4 6h.01 M4 12h.01 M4 18h.01",
  cards: "M9 4h10v14H9z M5 7v14h11",
  user: "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0z M4.5 21c.5-4.5 3.5-7 7.5-7s7 2.5 7.5 7",
  users: "M13 8.500a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z M2.5 20c.4-4 3-6.5 7-6.500s6.6 2.5 7 6.5 M15.5 5.200a3.5 3.5 0 0 1 0 6.6 M18 14.300c2 .9 3.2 2.9 3.5 5.7",
  drum: "M4 8c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3z M4 8v8c0 1.7 3.6 3 8 3s8-1.3 8-3V8 M8 10.600v8 M16 10.600v8 M12 11v8",
  bell: "M6 17c1.5-1.5 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.5 1.5 6z M10.5 20h3",
  sound: "M4 10v4h4l5 4V6l-5 4z M16 9a4 4 0 0 1 0 6 M18.5 6.500a8 8 0 0 1 0 11",
  mute: "M4 10v4h4l5 4V6l-5 4z M16.5 9.500l5 5 M21.5 9.500l-5 5",
  trash: "M5 7h14 M9 7V4h6v3 M7 7l1 13h8l1-13",
  key: "M10 15a4 4 0 1 1-8 0 4 4 0 0 1 8 0z M9 12.500L19 4 M15.5 7l3 3",
  lock: "M6 11h12v9H6z M8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  mail: "M3 6h18v12H3z M3 7l9 6 9-6",
  swords: "M4 4l12 12 M20 4L8 16 M5 15l4 4 M19 15l-4 4 M5 20l2-2 M19 20l-2-2",
  leave: "M13 4H5v16h8 M10 12h10 M16.5 8l4 4-4 4",
} as const;

export type IconName = keyof typeof STROKES;

interface Props {
  name: IconName;
  /** In em; the text beside it sets the measure. */
  size?: number;
  /** Only where no words stand beside it and the control has no label of its own. */
  label?: string;
}

export function Icon({ name, size = 1.25, label }: Props) {
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linecap="round"
      stroke-linejoin="round"
      {...spoken}
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
