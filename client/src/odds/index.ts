export { OddsButton } from "./OddsButton";
export { OddsPanel } from "./OddsPanel";
export { firstAtStake, useOdds, type Weighing } from "./weighing";
