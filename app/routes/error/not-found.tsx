/** Any address that no page has, the admin's included: the bare not-found page. */
import { data } from "react-router";
import { NotFoundPage } from "./root-error.tsx";

/** Stands outside the shared layout. */
export const handle = { bare: true };

export function loader() {
  return data(null, { status: 404 });
}

/** A form sent to an address that no page has. */
export function action() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
