/** Refuses forms that another site sends: the browser says where a form comes from. */
import { data } from "react-router";
import { env } from "#app/env.server.ts";

/**
 * @throws a 403 for whatever changes something and does not come from a page of this site. Without `PUBLIC_ORIGIN` the
 * shop may use any name of its server; the cookie still belongs to that one name.
 */
export function refuseForeignForm(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const origin = request.headers.get("Origin");
  const own = env.PUBLIC_ORIGIN ?? `${new URL(request.url).protocol}//${request.headers.get("Host")}`;
  if (origin !== own) throw data("This form did not come from a page of this site", { status: 403 });
}
