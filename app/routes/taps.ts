/** Counts that a page led to a call or a chat: the way and the page, nothing of who it was. */
import { type TapPage, TapWay } from "#app/contract/reports.ts";
import { env } from "#app/env.server.ts";
import { clientAddress } from "#app/http/client-address.ts";
import { readForm } from "#app/http/form.ts";
import { refuseForeignForm } from "#app/http/own-origin.server.ts";
import { log } from "#app/log.server.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/taps";

/** Mobile carriers put many customers behind one address; one that taps more is none. */
const limit = createRateLimit({ most: 60, withinMs: 10 * 60_000 });
const LARGEST_FORM = 2 * 1024;

const PAGES: [start: RegExp, page: TapPage][] = [
  [/^\/$/, "home"],
  [/^\/products\/[^/]+/, "product"],
  [/^\/collections\//, "list"],
  [/^\/search$/, "search"],
  [/^\/compare$/, "compare"],
  [/^\/branches$/, "branches"],
  [/^\/locations\/[^/]+$/, "town"],
  [/^\/contact$/, "contact"],
  [/^\/about$/, "about"],
];

/** The page asks for no answer, so every tap gets the same one, whether it is counted or not. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  refuseForeignForm(request);
  const form = await readForm(request, LARGEST_FORM);
  const way = TapWay.safeParse(form.get("way")).data;
  const path = String(form.get("path") ?? "");
  const address = clientAddress(request.headers, env.TRUSTED_PROXY_HOPS);
  if (api && way && limit.take(address) === null) {
    const counted = api.countTap({ way, page: toPage(path) }, toProductKey(path));
    await counted.catch((err: Error) => log.warn({ err }, "a tap was not counted"));
  }
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

/** There is nothing to see. */
export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } });
}

function toPage(path: string): TapPage {
  return PAGES.find(([start]) => start.test(path))?.[1] ?? "other";
}

/** The id or slug in a product page's address. */
function toProductKey(path: string): string | null {
  return /^\/products\/([\w-]{1,200})(?:\/|$)/.exec(path)?.[1] ?? null;
}
