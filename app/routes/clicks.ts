/** Counts clicks on phone and WhatsApp links by page, without data about the visitor. */
import { type ClickPage, ClickWay } from "#app/contract/reports.ts";
import { readForm } from "#app/http/form.ts";
import { requestFactsContext } from "#app/http/request-facts.ts";
import { PUBLIC_FORMS, RATES } from "#app/limits.ts";
import { log } from "#app/log.server.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/clicks";

const limit = createRateLimit(RATES.clicks);

const PAGES: [start: RegExp, page: ClickPage][] = [
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

/** Responds the same whether the click is counted or not. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request, PUBLIC_FORMS.click);
  const way = ClickWay.safeParse(form.get("way")).data;
  const path = String(form.get("path") ?? "");
  const { clientAddress } = context.get(requestFactsContext);
  if (api && way && limit.take(clientAddress) === null) {
    const counted = api.countClick({ way, page: toPage(path) }, toProductKey(path));
    await counted.catch((err: Error) => log.warn({ err }, "a click was not counted"));
  }
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

/** Only POST is allowed. */
export function loader(): Response {
  return new Response(null, {
    status: 405,
    headers: { Allow: "POST", "Cache-Control": "no-store" },
  });
}

function toPage(path: string): ClickPage {
  return PAGES.find(([start]) => start.test(path))?.[1] ?? "other";
}

/** The id or slug in a product page's URL. */
function toProductKey(path: string): string | null {
  return /^\/products\/([\w-]{1,200})(?:\/|$)/.exec(path)?.[1] ?? null;
}
