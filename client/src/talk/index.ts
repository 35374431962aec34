/** Around the game: talking, notes, the menu of the table, and waiting for its players. */

export { Gathering } from "./Gathering";
export { Offers } from "./Offers";
export { Rematch } from "./Rematch";
export { deedsAt, type Deed } from "./deeds";
export { GRAVE, SIGNS, useDeeds } from "./doing";
export { TableMenu } from "./TableMenu";
export { Talk } from "./Talk";
export { askPermission, permission, sound, useNotices } from "./notices";
export { unreadOf } from "./unread";
