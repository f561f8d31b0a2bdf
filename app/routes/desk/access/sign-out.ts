/** Ends the person's session, here and in the API. */
import { redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/sign-out";
import { deskContext } from "./desk-context.ts";
import { signOutHeaders } from "./session-cookie.server.ts";

/** A link to here, or a reload, ends nothing. */
export function loader() {
  return redirect("/desk/overview");
}

export async function action({ context }: Route.ActionArgs) {
  await context.get(deskContext).api.send("DELETE", "/admin/session", z.unknown());
  return redirect("/desk/sign-in", { headers: await signOutHeaders() });
}
