/** A page that is fetched when it is first needed. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Waiting } from "./ui";

type Fetch<P> = () => Promise<ComponentType<P>>;

export function later<P extends object>(fetch: Fetch<P>): ComponentType<P> {
  let page: ComponentType<P> | undefined;

  return function Later(props: P) {
    const [, setFound] = useState(page !== undefined);
    const [failed, setFailed] = useState<unknown>();
    useEffect(() => {
      if (page) return;
      fetch().then((found) => {
        page = found;
        setFound(true);
      }, setFailed);
    }, []);
    if (failed) throw failed;
    const Page = page;
    return Page ? <Page {...props} /> : <Waiting />;
  };
}
