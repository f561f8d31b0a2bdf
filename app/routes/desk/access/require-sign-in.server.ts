/** Lets only signed-in people of the shop into the desk, and keeps its pages out of caches and search engines. */
import { data, type LoaderFunctionArgs, type MiddlewareFunction, redirect } from "react-router";
import { CurrentSession } from "#app/contract/admin.ts";
import { framingContext } from "#app/http/framing.ts";
import { refuseForeignForm } from "#app/http/own-origin.server.ts";
import { requestFactsContext } from "#app/http/request-facts.ts";
import { api } from "#app/upstream/upstream.server.ts";
import { createDeskApi, type DeskApi, refusalIn } from "../desk-api.server.ts";
import { deskContext } from "./desk-context.ts";
import { readToken } from "./session-cookie.server.ts";

/** The API with the rights of whoever holds `token`. */
export function openDeskApi({ request, context }: Asked, token: string | null): DeskApi {
  if (api === null) throw data(null, { status: 404 });
  const address = context.get(requestFactsContext).clientAddress;
  return createDeskApi(api, { token, address, signal: request.signal });
}

type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

/** Whether the request's session is live or ended lately. */
export async function wasSignedIn(request: Request): Promise<boolean> {
  const token = await readToken(request);
  if (token === null || api === null) return false;
  // Without the database nobody can sign in: the API's answer says so.
  return api.knowsSession(token).catch(() => false);
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
export const requireSignIn: MiddlewareFunction<Response> = async ({ request, context, params }, next) => {
  const token = await readToken(request);
  const deskApi = openDeskApi({ request, context }, token);
  if (token === null) throw toSignIn(request);
  try {
    const { user } = await deskApi.get("/admin/session", CurrentSession);
    context.get(requestFactsContext).user = user.id;
    // The router has decoded it: with `..%2F` in it, it would lead to another call of the API.
    const hasValidId = params.id === undefined || /^\d{1,10}$/.test(params.id);
    context.set(deskContext, { api: deskApi, user, hasValidId });
  } catch (error) {
    if (refusalIn(error)?.status !== 401) throw error;
    throw toSignIn(request);
  }
  return next();
};

/**
 * A page is gone on to after signing in; a form is sent on to the sign-in page, which keeps what was typed. The cookie
 * stays: by the session that has ended that page tells a person of the shop from a stranger.
 */
function toSignIn(request: Request) {
  if (request.method === "GET" || request.method === "HEAD") return redirect(signInHref(request, "to"));
  return redirect(signInHref(request, "from"), { status: 307 });
}

/** With the page that the person was going `to`, or sent a form `from`. */
function signInHref(request: Request, parameter: "to" | "from"): string {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "");
  return `/desk/sign-in?${new URLSearchParams({ [parameter]: `${path}${search}` })}`;
}
