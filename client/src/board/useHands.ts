/** What hands do on the map: point, hover, press, walk it by keyboard; what is open because of it. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { Camera } from "./camera";
import type { BoardProps, Layout } from "./pane";
import { pointed, type Pointed } from "./pointing";
import { usePress } from "./press";
import { litAs } from "./stacks";

interface Table {
  props: BoardProps;
  layout: Layout;
  surface: { current: HTMLElement | null };
  camera: { current: Camera | null };
  bare: boolean;
}

type Spot = Pick<MouseEvent, "target" | "clientX" | "clientY">;

export function useHands({ props, layout, surface, camera, bare }: Table) {
  const { lit, standing, measure, scale } = layout;
  const [open, setOpen] = useState({ space: "", keyboard: false });
  const [fanned, setFanned] = useState("");
  const [stood, setStood] = useState("");
  const [focus, setFocus] = useState("");
  const hovered = useRef("");
  useEffect(() => setFanned(""), [scale]);

  function under({ target, clientX, clientY }: Spot): Pointed {
    const box = surface.current!.getBoundingClientRect();
    const [x, y] = camera.current!.transform.invert([clientX - box.left, clientY - box.top]);
    return pointed(layout, target as Element, { x, y }, bare);
  }

  function close() {
    setOpen({ space: "", keyboard: false });
    setFanned("");
    if (open.keyboard)
      surface.current?.parentElement?.querySelector<HTMLElement>(buttonOf(stood))?.focus();
  }

  function point(id: string, sort: "space" | "piece") {
    if (lit.has(id)) close();
    props.onPoint(id, sort);
  }

  function clicked(event: MouseEvent) {
    if (event.detail > 1) return; // the second half of a double click, which zooms
    const { piece, space } = under(event);
    if (!space) return close();
    const several = (standing.get(space)?.length ?? 0) > 1;
    const spread = fanned === space;
    if (piece && several && !spread && (event as PointerEvent).pointerType === "touch") {
      setFanned(space);
      return setOpen({ space, keyboard: false });
    }
    const may = piece ? litAs(piece, lit) : "";
    if (may) return point(may, "piece");
    if (lit.has(space)) return point(space, "space");
    setOpen({ space, keyboard: false });
    if (piece && (spread || !several)) props.onPoint(piece.id, "piece");
    else props.onPoint(space, "space");
  }

  function hover(event: PointerEvent) {
    if (event.pointerType === "touch" || event.buttons) return;
    const { piece, space } = under(event);
    const may = (piece && litAs(piece, lit)) || lit.has(space);
    surface.current!.style.cursor = may ? "pointer" : "";
    const id = piece?.id ?? space;
    if (id === hovered.current) return;
    hovered.current = id;
    props.onLook(id);
    if (piece && (standing.get(space)?.length ?? 0) > 1) setFanned(space);
    else if (!(event.target as Element).closest(".board-fan")) setFanned("");
  }

  function leave() {
    if (hovered.current) props.onLook("");
    hovered.current = "";
    setFanned("");
  }

  /** Enter on a space of the list: choose it, or see who stands there. */
  function enter(space: string) {
    if (lit.has(space)) point(space, "space");
    else if (standing.has(space)) setOpen({ space, keyboard: true });
    else props.onPoint(space, "space");
  }

  function stand(space: string) {
    setStood(space);
    setFocus(space);
    const there = measure.spaces.get(space);
    if (there) camera.current?.show(there);
  }

  const press = usePress((event) => {
    const { space } = under(event);
    if (space) setOpen({ space, keyboard: false });
  });
  const pointer = { onClick: clicked, onPointerMove: hover, onPointerLeave: leave, ...press };
  return {
    open,
    fanned,
    stood,
    focus,
    hovered,
    pointer,
    point,
    close,
    enter,
    stand,
    unfocus: () => setFocus(""),
  };
}

function buttonOf(space: string): string {
  return `button[data-space="${CSS.escape(space)}"]`;
}
