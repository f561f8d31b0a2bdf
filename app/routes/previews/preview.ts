/** `/previews/{slug}.png` and `/previews/{kind}/{name}.png`: what stands where a page's address is shared. */

import { parseComparisonState } from "#app/catalogue/comparison.ts";
import { isId } from "#app/catalogue/id.ts";
import { site } from "#app/site/site.server.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/preview";
import { composeCity, composeComparison, composeListing, composePage, composeProduct } from "./compose.server.ts";
import { printSheet } from "./print.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { "*": path } = params;
  const [, kind = "products", name] = /^(?:(\w+)\/)?([^/]{1,300})\.png$/.exec(path) ?? [];
  const sheet = name ? await orInOutage(compose(context.get(upstreamContext), kind, name, url), () => null) : null;
  if (!sheet) return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(await printSheet(sheet)), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800" },
  });
}

async function compose(upstream: Upstream, kind: string, name: string, url: URL): Promise<string | null> {
  if (kind === "products") {
    const product = await upstream.findProduct(name);
    return product && composeProduct(product);
  }
  if (kind === "collections") {
    const subcategory_id = Number(url.searchParams.get("subcategory_id"));
    return composeListing(upstream, isId(subcategory_id) ? { subcategory_id } : { category: name });
  }
  if (kind === "locations") return composeCity(name);
  if (kind !== "pages") return null;
  if (name === "compare") {
    return composeComparison(upstream, parseComparisonState(url.searchParams).ids);
  }
  return composeOwn(name);
}

function composeOwn(name: string): Promise<string> | null {
  const { name: title, phone } = site.company;
  const towns = site.branches.map((branch) => branch.name).join(" · ");
  switch (name) {
    case "home":
      return composePage({ title, lead: site.home?.description ?? "", scene: "home" });
    case "about":
      return site.about && composePage({ title: `About ${title}`, lead: site.about.description, scene: "about" });
    case "branches":
      return composePage({ title: "Our branches", lead: towns, scene: "map" });
    case "contact":
      return composePage({ title: `Contact ${title}`, lead: `${phone.text} · ${towns}`, scene: "map" });
    default: {
      const info = site.pages.find(({ slug }) => slug === name);
      return info ? composePage({ title: info.title, lead: info.lead, scene: null }) : null;
    }
  }
}
