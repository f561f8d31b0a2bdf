/** Counts that a page led to a call or a chat: the way and the page, nothing of who it was. */
import { type TapPage, TapWay } from "#app/contract/reports.ts";
import { readForm } from "#app/http/form.ts";
import { refuseForeignForm } from "#app/http/own-origin.server.ts";
import { requestFactsContext } from "#app/http/request-facts.ts";
import { PUBLIC_FORMS, RATES } from "#app/limits.ts";
import { log } from "#app/log.server.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/taps";

const limit = createRateLimit(RATES.taps);

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
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  refuseForeignForm(request);
  const form = await readForm(request, PUBLIC_FORMS.tap);
  const way = TapWay.safeParse(form.get("way")).data;
  const path = String(form.get("path") ?? "");
  const { clientAddress } = context.get(requestFactsContext);
  if (api && way && limit.take(clientAddress) === null) {
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
