/** Any address of the desk that no page has. */
import { data } from "react-router";

export function loader() {
  throw data(null, { status: 404 });
}

/** A form sent to an address that no page has. */
export const action = loader;

/** Never shown; with it the address is a page, which the desk's own error page stands for. */
export default function NotFound() {
  return null;
}
