/** What other rooms borrow from the pages. */

export { RulesSheet } from "./RulesSheet";
export { SignIn } from "./SignIn";
