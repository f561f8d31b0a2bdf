/** The notice of a change, shown once on the page that follows it. */
import { redirect } from "react-router";
import { createDeskCookie } from "../desk-cookie.server.ts";

const cookie = createDeskCookie("desk-done", { maxAge: 60 });

/** Redirects to `href`, which shows `notice`. */
export async function redirectWithNotice(href: string, notice: string): Promise<Response> {
  const headers = { "Set-Cookie": await cookie.serialize(notice) };
  return redirect(href, { status: 303, headers });
}

/** The notice, null if there is none, and the headers that remove its cookie. */
export async function readNotice(
  request: Request,
): Promise<{ notice: string | null; headers: HeadersInit }> {
  const notice: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  if (typeof notice !== "string" || notice === "") return { notice: null, headers: {} };
  return { notice, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}
