/** The not-found page for every other path, `/admin` included. */
import { data } from "react-router";
import { NotFoundPage } from "./root-error.tsx";

/** Without the shared layout. */
export const handle = { bare: true };

export function loader() {
  return data(null, { status: 404 });
}

/** A form sent to such a path. */
export function action() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
