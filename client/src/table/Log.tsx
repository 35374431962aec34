/** What has happened, in sentences: names light up the map, dice are drawn. */

import { Fragment } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { plain, Sentence } from "../house/Sentence";
import { Button } from "../house/ui";
import { say } from "../house/words";
import type { Line } from "../house/wire";
import { ClauseLink } from "./Clause";
import { before, grouped } from "./lines";
import type { LogProps } from "./parts";
import "./log.css";

const NEAR_END = 48;

export function Log({ sight, lines, mark, onLook, onPoint, onClause }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [away, setAway] = useState(false);

  useLayoutEffect(() => {
    const log = box.current;
    if (log && atEnd.current) log.scrollTop = log.scrollHeight;
  }, [lines]);

  useEffect(() => {
    const log = box.current;
    if (!log) return;
    const watch = new ResizeObserver(() => {
      if (atEnd.current) log.scrollTop = log.scrollHeight;
    });
    watch.observe(log);
    return () => watch.disconnect();
  }, []);

  function scrolled(): void {
    const log = box.current;
    if (!log) return;
    atEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
    setAway(!atEnd.current);
  }

  function toEnd(): void {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }

  function toMark(): void {
    box.current?.querySelector(".log-mark")?.scrollIntoView({ block: "start" });
  }

  const groups = grouped(lines);
  const news = mark === undefined ? -1 : groups.findIndex((group) => group.number >= mark);
  const seal = sight.table.mended?.number ?? Infinity;
  const mended = seal <= sight.number ? before(groups, seal) : -1;
  return (
    <div class="log">
      {(away || news > 0) && (
        <div class="log-tools">
          {news > 0 && (
            <Button kind="quiet" icon="up" onClick={toMark}>
              {say("table-log-since")}
            </Button>
          )}
          {away && (
            <Button kind="quiet" icon="down" onClick={toEnd}>
              {say("table-log-end")}
            </Button>
          )}
        </div>
      )}
      <div
        ref={box}
        class="log-lines"
        tabIndex={0}
        role="region"
        aria-label={say("table-log")}
        onScroll={scrolled}
      >
        {groups.length === 0 && <p class="log-none">{say("table-log-empty")}</p>}
        {groups.map((group, index) => (
          <Fragment key={`${group.number} ${index}`}>
            {index === mended && <Mended sight={sight} onClause={onClause} />}
            <div class="log-group">
              {index === news && news > 0 && <p class="log-mark">{say("table-log-mark")}</p>}
              {group.lines.map((line, place) => (
                <p key={place}>
                  <Sentence parts={line.sentence} {...lookers(onLook, onPoint)} />
                </p>
              ))}
            </div>
          </Fragment>
        ))}
        {mended === groups.length && <Mended sight={sight} onClause={onClause} />}
      </div>
      <Announced lines={lines} />
    </div>
  );
}

/** The line in the log at which the rules were mended. */
function Mended({ sight, onClause }: Pick<LogProps, "sight" | "onClause">) {
  const { number = 0, rules = [] } = sight.table.mended ?? {};
  return (
    <p class="log-mended">
      <span>
        {say("mended-log", { number, clauses: rules.length })}
        {rules.map((clause) => (
          <Fragment key={clause}>
            {" "}
            <ClauseLink clause={clause} game={sight.table.game} onClause={onClause} />
          </Fragment>
        ))}
      </span>
    </p>
  );
}

type Handler = ((id: string) => void) | undefined;

export function lookers(onLook: Handler, onPoint: Handler) {
  return { ...(onLook ? { onLook } : {}), ...(onPoint ? { onName: onPoint } : {}) };
}

/** New lines are read aloud, those that were there when the page opened are not. */
export function Announced({ lines }: { lines: readonly Line[] }) {
  const told = useRef(lines.length);
  const [news, setNews] = useState("");
  useEffect(() => {
    const fresh = lines.slice(told.current);
    told.current = lines.length;
    setNews(fresh.map((line) => plain(line.sentence)).join(" "));
  }, [lines]);
  return (
    <p class="unseen" aria-live="polite">
      {news}
    </p>
  );
}
