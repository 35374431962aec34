/** A player's part in the secret of the dice: nobody alone can know what they will show. */

const BYTES = 32;

export function freshShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
