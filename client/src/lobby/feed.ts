/** The lobby as it stands: told by a socket that something changed, or asked every so often. */

import { useEffect } from "preact/hooks";

const POLLING = 30_000;
const SETTLING = 250;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Calls `onNews` whenever the lobby may have changed. */
export function useNews(onNews: () => void): void {
  useEffect(() => {
    let socket: WebSocket | null = null;
    let pause = FIRST_PAUSE;
    let settling = 0;
    let reopening = 0;
    let gone = false;

    function news(): void {
      clearTimeout(settling);
      settling = window.setTimeout(onNews, SETTLING);
    }

    function open(): void {
      if (gone) return;
      socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/lobby/socket`);
      socket.onopen = () => {
        pause = FIRST_PAUSE;
        news();
      };
      socket.onmessage = news;
      socket.onclose = () => {
        socket = null;
        reopening = window.setTimeout(open, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      };
    }

    function seenAgain(): void {
      if (document.visibilityState === "visible") news();
    }

    open();
    const polling = window.setInterval(() => {
      if (socket?.readyState !== WebSocket.OPEN) news();
    }, POLLING);
    document.addEventListener("visibilitychange", seenAgain);
    return () => {
      gone = true;
      clearTimeout(settling);
      clearTimeout(reopening);
      clearInterval(polling);
      document.removeEventListener("visibilitychange", seenAgain);
      socket?.close();
    };
  }, [onNews]);
}
