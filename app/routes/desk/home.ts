/** Redirects `/desk` to its first page. */
import { redirect } from "react-router";

export function loader() {
  return redirect("/desk/overview");
}
