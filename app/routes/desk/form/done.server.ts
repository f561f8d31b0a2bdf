/** What the last change did, said once on the page that follows it. */
import { redirect } from "react-router";
import { createDeskCookie } from "../desk-cookie.server.ts";

const cookie = createDeskCookie("desk-done", { maxAge: 60 });

/** Leads to `href`, where `done` is said; `setCookie` goes along. */
export async function redirectDone(href: string, done: string, setCookie?: string): Promise<Response> {
  const headers = new Headers({ "Set-Cookie": await cookie.serialize(done) });
  if (setCookie) headers.append("Set-Cookie", setCookie);
  return redirect(href, { status: 303, headers });
}

/** The sentence to say, null when there is none, and the headers that make it said only once. */
export async function readDone(request: Request): Promise<{ done: string | null; headers: HeadersInit }> {
  const done: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  if (typeof done !== "string" || done === "") return { done: null, headers: {} };
  return { done, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}
