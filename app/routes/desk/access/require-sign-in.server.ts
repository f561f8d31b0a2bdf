/** Lets only signed-in people of the shop into the desk, and keeps its pages out of caches and search engines. */
import { data, type LoaderFunctionArgs, type MiddlewareFunction, redirect } from "react-router";
import { framingContext } from "#app/http/framing.ts";
import { refuseForeignForm } from "#app/http/own-origin.server.ts";
import { requestFactsContext } from "#app/http/request-facts.ts";
import { api } from "#app/upstream/upstream.server.ts";
import { type Changes, createChanges, createDeskApi, throwToPage } from "../desk-api.server.ts";
import { deskContext } from "./desk-context.ts";
import { readToken } from "./session-cookie.server.ts";

function clientOf({ request, context }: Asked, token: string | null) {
  return { token, address: context.get(requestFactsContext).clientAddress, signal: request.signal };
}

/** The API for whoever is not signed in. */
export function openChanges(asked: Asked): Changes {
  if (api === null) throw data(null, { status: 404 });
  return createChanges(api, clientOf(asked, null));
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
  const desk = api;
  if (desk === null) throw data(null, { status: 404 });
  const token = await readToken(request);
  const staff = token === null ? null : await desk.findStaff(token).catch((error) => throwToPage(desk, error));
  if (staff === null) throw toSignIn(request);
  context.get(requestFactsContext).user = staff.user.id;
  // The router has decoded it: with `..%2F` in it, it would lead to another call of the API.
  const hasValidId = params.id === undefined || /^\d{1,10}$/.test(params.id);
  const deskApi = createDeskApi(desk, staff.reading, clientOf({ request, context }, token));
  context.set(deskContext, { api: deskApi, user: staff.user, hasValidId });
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
