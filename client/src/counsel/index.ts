/** What the marshal would do, for whoever asks him. */

export { HintButton, HintPanel } from "./HintPanel";
export { useHint, type Hinting } from "./hinting";
