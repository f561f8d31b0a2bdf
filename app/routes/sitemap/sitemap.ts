/** The sitemap of all canonical pages; for large catalogues an index of parts. */
import { href } from "react-router";
import { env } from "#app/env.server.ts";
import { onlyParams } from "#app/http/page-url.ts";
import * as policies from "#app/http/policies.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/sitemap";
import { listPages } from "./pages.ts";
import { toSitemapIndex, toUrlSet } from "./xml.ts";

/** Products in each part. */
const PART = 1_000;

export const handle = onlyParams("part");

/** `part=0` lists the pages, further parts the products; without a part everything or the index. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const part = url.searchParams.get("part");
  if (part !== null)
    return /^\d{1,6}$/.test(part)
      ? respond(toUrlSet(await listPart(upstream, Number(part))))
      : missing();
  const { products, total } = await upstream.findProducts({ limit: PART });
  if (total <= PART)
    return respond(
      toUrlSet([...(await listPages(upstream)), ...products.map(toPath)].map(toAbsoluteUrl)),
    );
  const parts = Array.from({ length: Math.ceil(total / PART) + 1 }, (_, index) => index);
  return respond(
    toSitemapIndex(parts.map((index) => toAbsoluteUrl(`${href("/sitemap.xml")}?part=${index}`))),
  );
}

async function listPart(upstream: Upstream, part: number): Promise<string[]> {
  const paths = part === 0 ? await listPages(upstream) : await listProducts(upstream, part);
  return paths.map(toAbsoluteUrl);
}

async function listProducts(upstream: Upstream, part: number): Promise<string[]> {
  const { products } = await upstream.findProducts({ limit: PART, offset: (part - 1) * PART });
  return products.map(toPath);
}

const toPath = ({ slug }: { slug: string }) => href("/products/:id", { id: slug });
const toAbsoluteUrl = (path: string) => env.publicOrigin + path;

function respond(xml: string): Response {
  return new Response(xml, {
    headers: { ...policies.catalogue, "Content-Type": "application/xml; charset=utf-8" },
  });
}

function missing(): Response {
  return new Response("Not Found\n", { status: 404, headers: policies.uncached });
}
