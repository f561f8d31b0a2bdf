/** `/previews/{slug}.png` and `/previews/{kind}/{name}.png`: the share picture of a page. */

import { parseComparisonState } from "#app/catalogue/comparison.ts";
import { isId } from "#app/catalogue/id.ts";
import { requestLanguage } from "#app/languages/language.ts";
import { type PreviewsMessages, previews } from "#app/languages/previews.ts";
import { site } from "#app/site/site.server.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { pricingOf } from "../pricing.server.ts";
import type { Route } from "./+types/preview";
import {
  composeComparison,
  composeListing,
  composePage,
  composeProduct,
  composeTown,
} from "./compose.server.ts";
import { printPreview } from "./print.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { "*": path } = params;
  const [, kind = "products", name] = /^(?:(\w+)\/)?([^/]{1,300})\.png$/.exec(path) ?? [];
  const t = previews[context.get(requestLanguage)];
  const svg = name
    ? await orInOutage(
        compose(context.get(upstreamContext), pricingOf(context), kind, name, url, t),
        () => null,
      )
    : null;
  if (!svg)
    return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(await printPreview(svg)), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
}

async function compose(
  upstream: Upstream,
  pricing: Pricing,
  kind: string,
  name: string,
  url: URL,
  t: PreviewsMessages,
): Promise<string | null> {
  if (kind === "products") {
    const product = await upstream.findProduct(name);
    return product && composeProduct(product, pricing);
  }
  if (kind === "collections") {
    const subcategoryId = Number(url.searchParams.get("subcategory_id"));
    return composeListing(
      upstream,
      isId(subcategoryId) ? { subcategoryId } : { category: name },
      t,
    );
  }
  if (kind === "locations") return composeTown(name, t);
  if (kind !== "pages") return null;
  if (name === "compare") {
    return composeComparison(upstream, parseComparisonState(url.searchParams).ids, t);
  }
  return composeOwn(name, t);
}

function composeOwn(name: string, t: PreviewsMessages): Promise<string> | null {
  const { name: title, phone } = site.company;
  const towns = site.branches.map((branch) => branch.name).join(" · ");
  switch (name) {
    case "home":
      return composePage({ title, lead: site.home?.description ?? "", scene: "home" });
    case "about":
      return (
        site.about &&
        composePage({ title: t.about(title), lead: site.about.description, scene: "about" })
      );
    case "branches":
      return composePage({ title: t.branches, lead: towns, scene: "map" });
    case "contact":
      return composePage({
        title: t.contact(title),
        lead: `${phone.text} · ${towns}`,
        scene: "map",
      });
    default: {
      const info = site.pages.find(({ slug }) => slug === name);
      return info ? composePage({ title: info.title, lead: info.lead, scene: null }) : null;
    }
  }
}
