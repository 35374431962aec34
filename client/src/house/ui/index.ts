/** The furniture of the house: what every page is put together from. */

export { Button, LinkButton, type ButtonKind } from "./Button";
export { Copyable } from "./Copyable";
export { Confirm, Dialog } from "./Dialog";
export { Choices, Field, Select, Switch, type Pick } from "./Field";
export { Menu, type MenuItem } from "./Menu";
export { Notice } from "./Notice";
export { Shield } from "./Shield";
export { stepped } from "./stepped";
export { Tabs, type Tab } from "./Tabs";
export { lament, reasonOf, toast, Toasts } from "./Toast";
export { Waiting } from "./Waiting";
