/** The map on the table: ground, spaces, counters, and everything that one does with them. */

import { useCallback, useEffect, useMemo, useState } from "preact/hooks";

import { language, textSize } from "../house/settings";
import type { Space } from "../house/wire";
import { say } from "../house/words";
import { counterSide, wholeScale, type Camera } from "./camera";
import "./board.css";
import { Ground } from "./Ground";
import { Focus, Halos, Looking } from "./Halos";
import { Holdings } from "./Holdings";
import { Instruments } from "./Instruments";
import { Labels, Seals } from "./Labels";
import { Lens } from "./Lens";
import { MapList } from "./MapList";
import { Markers } from "./Markers";
import { edgeOf, measureOf } from "./measure";
import { Minimap } from "./Minimap";
import type { BoardProps, Layout } from "./pane";
import { Fan, Pieces } from "./Pieces";
import { askedOf, beside, spaceOf, startOf, within } from "./placing";
import { SpaceCard } from "./SpaceCard";
import { bySpace } from "./stacks";
import { useCamera } from "./useCamera";
import { useHands } from "./useHands";
import { useKeys } from "./useKeys";

const LARGE = 1.2; // a map so much larger than the pane has a small one in the corner

export function BoardPane(props: BoardProps) {
  const { board, view, lexicon, lit, chosen, named, looked, symbols, night, moving, pictureBase } = props;
  const text = Number(textSize.value) / 100;
  const { pane, surface, ground, sheet, world, camera, scale } = useCamera(props, text);
  const [bare, setBare] = useState(false);
  const [lens, setLens] = useState(false);
  const measure = measureOf(board);
  const standing = useMemo(() => bySpace(view), [view]);
  const side = counterSide(board, scale, text);
  const layout: Layout = {
    board,
    view,
    lexicon,
    lit,
    chosen,
    symbols,
    measure,
    standing,
    scale,
    side,
    text,
  };
  const hands = useHands({ props, layout, surface, camera, bare });
  const onBare = () => setBare((is) => !is);
  const onLens = () => setLens((is) => !is);
  const onEscape = hands.open.space || hands.fanned ? hands.close : undefined;
  useKeys({ pane, camera, onBare, onLens, onEscape });

  const lookedAt = spaceOf(looked, layout);
  useEffect(() => {
    if (lookedAt) camera.current?.show(lookedAt);
  }, [lookedAt]);

  useEffect(() => {
    const aimed = camera.current;
    const asked = askedOf(props);
    if (!aimed || !asked.length || asked.some((space) => aimed.isInSight(space))) return;
    aimed.centre(startOf(props)!.middle, true);
  }, [board, [...lit, ...(named ?? [])].join(" ")]);

  const seen = camera.current;
  const opened = measure.spaces.get(hands.open.space);
  const [small, setSmall] = useState("");
  const [laid, setLaid] = useState(!board.pictures);
  const lay = useCallback(() => setLaid(true), []);
  const state = `${bare ? " board-bare" : ""}${laid ? "" : " board-coming"}`;
  const rest = seen ? `${seen.transform} ${seen.pane.width} ${seen.pane.height}` : "";
  const look = useMemo(() => seen && { transform: seen.transform, pane: seen.pane }, [rest]);
  const drawing = { board, pictureBase, night, tongue: language.value };
  return (
    <div
      ref={pane}
      class={`board-pane${state}`}
      role="region"
      aria-label={say("board-title")}
      aria-description={say("board-help")}
    >
      <div ref={ground} class="board-ground">
        <Ground {...drawing} look={look} onPrint={setSmall} onLaid={lay} />
      </div>
      <div ref={surface} class="board-table" aria-hidden="true" {...hands.pointer}>
        <svg ref={sheet} class="board-sheet">
          <g ref={world} id="board-world">
            {seen && scale > 0 && (
              <Table
                layout={layout}
                camera={seen}
                moving={moving}
                looked={looked === hands.hovered.current ? undefined : lookedAt}
                focused={measure.spaces.get(hands.focus)}
                fanned={bare ? "" : hands.fanned}
              />
            )}
          </g>
        </svg>
      </div>
      {lens && seen && (
        <Lens pane={pane} camera={seen}>
          <Ground {...drawing} />
        </Lens>
      )}
      {seen && seen.transform.k > wholeScale(board, seen.pane) * LARGE && (
        <Minimap layout={layout} camera={seen} picture={small} />
      )}
      <Instruments camera={camera} bare={bare} onBare={onBare} lens={lens} onLens={onLens} />
      {opened && seen && (
        <SpaceCard
          layout={layout}
          space={opened}
          at={beside(opened, seen)}
          focused={hands.open.keyboard}
          onPoint={hands.point}
          onLook={props.onLook}
          onClose={hands.close}
        />
      )}
      <MapList
        layout={layout}
        current={hands.stood}
        onFocus={hands.stand}
        onBlur={hands.unfocus}
        onEnter={hands.enter}
        onPoint={hands.point}
      />
    </div>
  );
}

interface TableProps {
  layout: Layout;
  camera: Camera;
  moving: boolean;
  looked: Space | undefined;
  focused: Space | undefined;
  /** The space whose stack is spread open. */
  fanned: string;
}

/** Everything that lies on the ground, from below to above. */
function Table({ layout, camera, moving, looked, focused, fanned }: TableProps) {
  return (
    <>
      <Holdings layout={layout} />
      <Edge layout={layout} />
      <Fields layout={layout} />
      <Halos layout={layout} />
      <Seals layout={layout} />
      <g class="board-lying">
        <Markers layout={layout} />
        <Pieces layout={layout} moving={moving} />
      </g>
      <Labels layout={layout} />
      {focused && <Focus layout={layout} space={focused} />}
      {looked && <Looking layout={layout} space={looked} />}
      {fanned && <Fan layout={layout} space={fanned} place={(extent) => within(extent, camera)} />}
    </>
  );
}

/** On a picture that shows more than is played on, where the hexes in play end. */
function Edge({ layout: { board } }: { layout: Layout }) {
  const { shape, pictures, frame, width } = board;
  const isPart = shape === "hexes" && pictures && frame && frame.width < width;
  const edge = useMemo(() => (isPart ? edgeOf(board) : ""), [board]);
  return edge ? (
    <>
      <path class="board-edge-shade" d={edge} />
      <path class="board-edge" d={edge} />
    </>
  ) : null;
}

/** Areas with borders take the pointer; a point or a hex is found by its middle. */
function Fields({ layout: { board } }: { layout: Layout }) {
  return (
    <>
      {board.spaces.map((space) =>
        space.outline ? (
          <path key={space.id} class="board-field" data-space={space.id} d={space.outline} />
        ) : null,
      )}
    </>
  );
}
