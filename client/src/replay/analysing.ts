/** What has been found out about a finished match: asked for, waited for, and kept. */

import { useEffect, useState } from "preact/hooks";

import { ask, send } from "../house/api";
import { language } from "../house/settings";
import { lament } from "../house/ui";
import type { Analysis, TableCard } from "../house/wire";

const BEAT = 1_000; // milliseconds from one look to the next while it is being found out
const PATIENCE = 5_000; // when the server does not answer

export interface Analysing {
  /** What the server knows; null before it has said so. */
  analysis: Analysis | null;
  /** It was under way and came to nothing. */
  failed: boolean;
  begin: () => void;
}

/** Looked for once, and again and again while somebody works on it. */
export function useAnalysis(table: TableCard): Analysing {
  const path = `/tables/${table.id}/analysis`;
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [failed, setFailed] = useState(false);
  const [begun, setBegun] = useState(0);

  useEffect(() => {
    let wanted = true;
    let timer = 0;
    let before: Analysis["state"] = "none";
    const look = () =>
      ask<Analysis>(path).then(
        (found) => {
          if (!wanted) return;
          setAnalysis(found);
          setFailed(before === "running" && found.state === "none");
          before = found.state;
          if (found.state === "running") timer = window.setTimeout(look, BEAT);
        },
        () => {
          if (wanted) timer = window.setTimeout(look, PATIENCE);
        },
      );
    void look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [path, begun, language.value]);

  const begin = () => {
    send<Analysis>("POST", path, {}).then(() => setBegun((times) => times + 1), lament);
  };
  return { analysis, failed, begin };
}
