/** How wide a text will be, in sizes of its letters: measured once, before it is drawn. */

const FACE = '"EB Garamond Variable", Garamond, Georgia, serif';

const widths = new Map<string, number>();
let ruler: CanvasRenderingContext2D | null | undefined;

export function widthOf(text: string, weight = 550, italic = false): number {
  const key = `${weight} ${italic} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    ruler ??= document.createElement("canvas").getContext("2d");
    if (ruler) ruler.font = `${italic ? "italic " : ""}${weight} 100px ${FACE}`;
    width = ruler ? ruler.measureText(text).width / 100 : text.length * 0.5;
    if (isLoaded(weight, italic)) widths.set(key, width);
  }
  return width;
}

/** A width measured with another face than ours is not worth keeping. */
function isLoaded(weight: number, italic: boolean): boolean {
  return (
    document.fonts?.check(`${italic ? "italic " : ""}${weight} 16px "EB Garamond Variable"`) ?? true
  );
}
