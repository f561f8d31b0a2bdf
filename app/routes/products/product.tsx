/** The page of one product: what it looks like, what it can do, and how to get to it. */
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { drawParts } from "#app/drawings/drawings.ts";
import { env } from "#app/env.server.ts";
import { absoluteUrl } from "#app/http/absolute-url.server.ts";
import { onlyParams } from "#app/http/page-address.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import { mapCentre, onMap } from "#app/site/places.ts";
import { site } from "#app/site/site.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { CompareBar, type CompareBarProps } from "#app/ui/compare/compare-bar.tsx";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PhoneBar } from "#app/ui/phone-bar.tsx";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/product";
import { Buy, PRODUCT_HEADING } from "./buy.tsx";
import { Carousel } from "./carousel.tsx";
import { findCarousels } from "./carousels.server.ts";
import { findCompared } from "./compared.server.ts";
import { toSafeHtml } from "./description.server.ts";
import { Details } from "./details.tsx";
import { chatText } from "./enquiry-links.ts";
import { findNote } from "./feature-notes.server.ts";
import { Figures } from "./figures.tsx";
import { FindBranch } from "./find-branch.tsx";
import { Gallery } from "./gallery.tsx";
import { ProductNotFound } from "./not-found.tsx";
import { toDescribed } from "./parts/described.ts";
import { Parts } from "./parts/parts.tsx";
import { findParts } from "./parts/parts-view.server.ts";
import { parseProductQuery } from "./product-query.ts";
import { toProductView } from "./product-view.ts";
import { productData } from "./structured-data.ts";
import { useProductQuery } from "./use-product-query.ts";
import "./product.css";

export const handle = onlyParams("image", "person", "view", "compare");

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  if (!loaderData?.product) {
    return pageMeta(matches, {
      title: "Product Not Found",
      description: "The product you're looking for doesn't exist or has been removed.",
      path: `/products/${encodeURIComponent(params.id)}`,
      noindex: true,
    });
  }
  const { name, path, metaDescription, crumbs } = loaderData.product;
  return [
    ...pageMeta(matches, { title: name, description: metaDescription, path }),
    jsonLd(loaderData.structured),
    jsonLd(breadcrumbData(matches, crumbs, path)),
  ];
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const product = await upstream.findProduct(params.id);
  if (!product) return data({ product: null }, { status: 404, headers: uncached });
  const query = parseProductQuery(url.searchParams);
  const parts = drawParts(toDescribed(product));
  const view = toProductView(product, { toSafeHtml, toNote: findNote, shop: site.company.name });
  return data(
    {
      product: view,
      structured: productData(view.offered, site.company, absoluteUrl(view.path), absoluteUrl),
      compared: await findCompared(upstream, product, query.compare),
      carousels: await findCarousels(upstream, product),
      hasParts: parts !== null,
      parts: parts && query.parts ? await findParts(upstream, product, parts) : null,
      branches: onMap(site),
      centre: mapCentre(site),
      tiles: { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION },
      notice: upstream.notice(),
    },
    { headers: catalogue },
  );
}

/** What is chosen on the page is its own affair: with another `?image=` or `?compare=` it is the same product; its parts are asked for. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const parts = ({ searchParams }: URL) => parseProductQuery(searchParams).parts;
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return parts(nextUrl) && !parts(currentUrl);
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { query } = useProductQuery();
  if (!loaderData.product) return <ProductNotFound />;
  const { product, compared, carousels, hasParts, parts, branches, centre, tiles, notice } = loaderData;
  return (
    <>
      {notice !== null && <Notice tone="alarm">{notice}</Notice>}
      <div className="wrap product">
        <Breadcrumb crumbs={product.crumbs} />
        <Gallery
          key={product.id}
          name={product.name}
          kind={product.kind}
          items={product.gallery}
          hasParts={hasParts}
          parts={query.parts ? parts : null}
        />
        <Buy product={product} headOffice={branches[0]} />
      </div>
      <div className="product-below">
        {parts && query.parts && <Parts view={parts} product={product} />}
        <Figures figures={product.figures} />
        <Details product={product} />
        {carousels.spares.length > 0 && (
          <Carousel id="spares" title={`Spares that fit ${product.heading}`} cards={carousels.spares} />
        )}
        {carousels.machines.length > 0 && (
          <Carousel id="machines" title="Machines it fits" cards={carousels.machines} />
        )}
        <Carousel
          id="related"
          title="Related Products"
          cards={carousels.related}
          empty="No related products found in this category."
        />
        <Carousel
          id="also-like"
          title="You May Also Like"
          cards={carousels.alsoLike}
          empty="No other products found."
        />
        <FindBranch branches={branches} centre={centre} tiles={tiles} />
        <PhoneBar chatText={chatText(product)} />
      </div>
      <Choice compared={compared} listHref={product.listHref} />
    </>
  );
}

/** The bar of the products chosen for comparison; those that the page knows, in the order of choosing. */
function Choice({ compared, listHref }: { compared: CompareBarProps["chosen"]; listHref: string }) {
  const { query, hrefWith } = useProductQuery();
  const chosen = query.compare.flatMap((id) => compared.find((product) => product.id === id) ?? []);
  return (
    <CompareBar
      hrefWith={(compare) => hrefWith({ compare })}
      from={listHref}
      chosen={chosen}
      heading={PRODUCT_HEADING}
    />
  );
}
