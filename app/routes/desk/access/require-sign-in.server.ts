/** Lets only signed-in people of the shop into the desk, and keeps its pages out of caches and search engines. */
import { data, type MiddlewareFunction, redirect } from "react-router";
import { CurrentSession } from "#app/contract/admin.ts";
import { env } from "#app/env.server.ts";
import { clientAddress } from "#app/http/client-address.ts";
import { framingContext } from "#app/http/framing.ts";
import { refuseForeignForm } from "#app/http/own-origin.server.ts";
import { api } from "#app/upstream/upstream.server.ts";
import { createDeskApi, type DeskApi, DeskApiError } from "../desk-api.server.ts";
import { deskContext } from "./desk-context.ts";
import { readToken, signOutHeader } from "./session-cookie.server.ts";

/** The API with the rights of whoever holds `token`. */
export function openDeskApi(request: Request, token: string | null): DeskApi {
  if (api === null) throw data(null, { status: 404 });
  return createDeskApi(api, token, clientAddress(request.headers, env.TRUSTED_PROXY_HOPS));
}

/** Around every page of the desk. @throws a 404 where another host is the upstream: there is no desk. */
export const privatePages: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (api === null) throw data(null, { status: 404 });
  // A document keeps its policy while the router goes from page to page: each of them may come to hold a preview.
  context.set(framingContext, { holdsOwn: true });
  refuseForeignForm(request);
  const response = await next();
  response.headers.set("Cache-Control", "private, no-store");
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
};

/** Around every page but those for signing in. */
export const requireSignIn: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const token = await readToken(request);
  const deskApi = openDeskApi(request, token);
  if (token === null) throw toSignIn(request, {});
  try {
    const { user } = await deskApi.get("/admin/session", CurrentSession);
    context.set(deskContext, { api: deskApi, user });
  } catch (error) {
    if (!(error instanceof DeskApiError) || error.status !== 401) throw error;
    throw toSignIn(request, await signOutHeader());
  }
  return next();
};

/** A page is gone on to after signing in; a form is sent on to the sign-in page, which keeps what was typed. */
function toSignIn(request: Request, headers: HeadersInit) {
  if (request.method === "GET" || request.method === "HEAD") return redirect(signInHref(request, "to"), { headers });
  return redirect(signInHref(request, "from"), { status: 307, headers });
}

/** With the page that the person was going `to`, or sent a form `from`. */
function signInHref(request: Request, parameter: "to" | "from"): string {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "");
  return `/desk/sign-in?${new URLSearchParams({ [parameter]: `${path}${search}` })}`;
}
