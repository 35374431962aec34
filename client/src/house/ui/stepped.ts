/** Where an arrow key leads in a row of this length; null if the key is no arrow. */
export function stepped(key: string, here: number, length: number): number | null {
  if (length === 0) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (here + 1) % length;
    case "ArrowLeft":
    case "ArrowUp":
      return (here - 1 + length) % length;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}
