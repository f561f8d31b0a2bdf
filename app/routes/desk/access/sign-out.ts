/** Ends the session in the API and in the browser. */
import { redirect } from "react-router";
import { signOutHeaders } from "../desk-cookie.server.ts";
import type { Route } from "./+types/sign-out";
import { deskContext } from "./require-permission.server.ts";

/** A link or a reload does not sign out. */
export function loader() {
  return redirect("/desk/overview");
}

export async function action({ context }: Route.ActionArgs) {
  await context.get(deskContext).api.signOut();
  return redirect("/desk/sign-in", { headers: await signOutHeaders() });
}
