/** The addresses of the house, and which page each one opens. */

const ADDRESSES = {
  lobby: /^\/$/,
  new: /^\/new$/,
  join: /^\/join\/([^/]+)\/([^/]+)\/([^/]+)$/,
  table: /^\/table\/([^/]+)$/,
  replay: /^\/replay\/([^/]+)$/,
  proof: /^\/proof\/([^/]+)$/,
  rules: /^\/rules\/([^/]+)$/,
  account: /^\/account$/,
  help: /^\/help$/,
} as const;

export type PageName = keyof typeof ADDRESSES;

export interface Route {
  page: PageName;
  parts: readonly string[];
}

export function matched(path: string): Route | null {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [page, address] of Object.entries(ADDRESSES)) {
    const found = address.exec(trimmed || "/");
    if (found) return { page: page as PageName, parts: found.slice(1).map(decoded) };
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // an address with a torn escape is just another table that does not exist
  }
}
