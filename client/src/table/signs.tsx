/** Small drawn signs for the figures that many games share; a figure without one has its word. */

const STROKES: Record<string, string> = {
  losses: "M3 3l10 10 M13 3L3 13 M4 10l2 2 M12 10l-2 2",
  strength: "M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4z",
  tiring: "M4 2h8 M4 14h8 M5 2c0 4 3 4 3 6s-3 2-3 6 M11 2c0 4-3 4-3 6s3 2 3 6",
  fatigue: "M4 2h8 M4 14h8 M5 2c0 4 3 4 3 6s-3 2-3 6 M11 2c0 4-3 4-3 6s3 2 3 6",
  recovery: "M12.500 10A5.500 5.500 0 1 1 7 2.500a4.500 4.500 0 0 0 5.500 7.500z",
  infantry: "M5 14l6-12 M7 10l2 1",
  cavalry: "M3 13c0-5 2-7 5-8l1-2 1 2c2 1 3 3 3 4l-2 1-2-1c0 2-1 3-1 4",
  movement: "M2 8h11 M9 4l4 4-4 4",
};

export function hasSign(key: string): boolean {
  return lastWord(key) in STROKES;
}

export function Sign({ of }: { of: string }) {
  return (
    <svg class="card-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={STROKES[lastWord(of)] ?? ""} />
    </svg>
  );
}

function lastWord(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}
