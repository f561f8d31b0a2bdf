/** Every other path under `/desk`. */
import { data } from "react-router";

export function loader() {
  throw data(null, { status: 404 });
}

/** A form sent to such a path. */
export const action = loader;

/** Never rendered; a route with a component shows the desk's error page. */
export default function NotFound() {
  return null;
}
