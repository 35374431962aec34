/** Players of the house, as they are spelt: a level, and for some the time to think. */

/** `marshal:3s` is a marshal who thinks for three seconds; without time he takes the first. */
export function spelt(level: string, seconds: number | undefined): string {
  return seconds === undefined ? level : `${level}:${seconds}s`;
}

export function levelOf(spec: string): string {
  return spec.split(":")[0] ?? "";
}

export function secondsOf(spec: string): number | undefined {
  const seconds = /:(\d+)s$/.exec(spec);
  return seconds ? Number(seconds[1]) : undefined;
}
