/** Requires a session for the desk, and keeps its pages out of caches and search engines. */
import { data, type LoaderFunctionArgs, type MiddlewareFunction, redirect } from "react-router";
import { isId } from "#app/catalogue/id.ts";
import { requestFactsContext } from "#app/http/request-facts.ts";
import { framingContext } from "#app/http/security-headers.ts";
import { api } from "#app/upstream/upstream.server.ts";
import {
  createDeskApi,
  createDeskSignIn,
  type DeskClient,
  throwToPage,
} from "../desk-api.server.ts";
import { readToken } from "../desk-cookie.server.ts";
import { deskContext } from "./require-permission.server.ts";

function clientOf({ request, context }: RouteRequest): DeskClient {
  return { address: context.get(requestFactsContext).clientAddress, signal: request.signal };
}

/** The API's calls for signing in, and the client that makes them. @throws a 404 without an API */
export function openSignIn(request: RouteRequest) {
  if (api === null) throw data(null, { status: 404 });
  return { ...createDeskSignIn(api), client: clientOf(request) };
}

type RouteRequest = Pick<LoaderFunctionArgs, "request" | "context">;

/** Whether the request's session is active or has ended recently. */
export async function wasSignedIn(request: Request): Promise<boolean> {
  const token = await readToken(request);
  if (token === null || api === null) return false;
  // Without the database nobody can sign in; the API's response says so.
  return api.isRecentSession(token).catch(() => false);
}

/** For every page of the desk. @throws a 404 if another host is the upstream */
export const privatePages: MiddlewareFunction<Response> = async ({ context }, next) => {
  if (api === null) throw data(null, { status: 404 });
  // Client navigation keeps a document's policy, so every page must allow the preview's frame.
  context.set(framingContext, { hasFrame: true });
  const response = await next();
  response.headers.set("Cache-Control", "private, no-store");
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
};

const SIGN_OUT = "/desk/sign-out";

/** For every page that needs a session. */
export const requireSignIn: MiddlewareFunction<Response> = async (
  { request, context, params },
  next,
) => {
  const desk = api;
  if (desk === null) throw data(null, { status: 404 });
  const token = await readToken(request);
  const staff =
    token === null ? null : await desk.findStaff(token).catch((error) => throwToPage(desk, error));
  if (staff === null) throw toSignIn(request);
  context.get(requestFactsContext).user = staff.user.id;
  const hasValidId =
    params.id === undefined || (/^\d{1,10}$/.test(params.id) && isId(Number(params.id)));
  context.set(deskContext, {
    api: createDeskApi(desk, staff),
    user: staff.user,
    client: clientOf({ request, context }),
    hasValidId,
  });
  return next();
};

/**
 * Redirects a page request (`to`) to return after signing in, and a form (`from`) to the sign-in
 * page, which keeps what was typed, except signing out. The cookie stays: it identifies the client
 * as staff whose session has ended.
 */
function toSignIn({ method, url }: Request) {
  const { pathname, search } = new URL(url);
  const path = `${pathname.replace(/\.data$/, "")}${search}`;
  if (path === SIGN_OUT) return redirect("/desk/sign-in", 303);
  const isForm = method !== "GET" && method !== "HEAD";
  const query = new URLSearchParams({ [isForm ? "from" : "to"]: path });
  return redirect(`/desk/sign-in?${query}`, isForm ? 307 : 302);
}
