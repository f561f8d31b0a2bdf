/** The page of one product. */

import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { toSlug } from "#app/catalogue/clean-text.ts";
import { toModel } from "#app/catalogue/model.ts";
import { absoluteUrl } from "#app/env.server.ts";
import { onlyParams } from "#app/http/page-url.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import { messagesIn, requestLanguage, useMessages } from "#app/languages/language.ts";
import { prefixOf } from "#app/languages/paths.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { shopDate } from "#app/site/holidays.ts";
import { site } from "#app/site/site.server.ts";
import { withMapPositions } from "#app/site/towns.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { CompareBar, type CompareBarProps } from "#app/ui/compare/compare-bar.tsx";
import { toHoursView } from "#app/ui/hours-view.ts";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { NotFound, notFoundMeta } from "#app/ui/not-found.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Html } from "#app/ui/page-link.tsx";
import { PhoneBar } from "#app/ui/phone-bar.tsx";
import { productSharePicture } from "#app/ui/share-picture.ts";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { mapSettings } from "../map-settings.server.ts";
import { pricingOf } from "../pricing.server.ts";
import type { Route } from "./+types/product";
import { Buy, PRODUCT_HEADING } from "./buy.tsx";
import { Carousel } from "./carousel.tsx";
import { findCarousels } from "./carousels.server.ts";
import { toSafeHtml } from "./description.server.ts";
import { Details } from "./details.tsx";
import { findNote } from "./feature-notes.server.ts";
import { FindBranch } from "./find-branch.tsx";
import { renderFits } from "./fits.server.tsx";
import { Gallery } from "./gallery.tsx";
import { parseProductPageQuery, useProductPageQuery } from "./product-page-query.ts";
import { toProductView } from "./product-view.ts";
import { Specifications } from "./specifications.tsx";
import { productData } from "./structured-data.ts";
import { renderTerms } from "./terms.server.tsx";
import "./product.css";
import "#app/ui/product-line.css";
import "./fits.css";
import "./terms.css";

export const handle = { ...onlyParams("image", "person", "bar", "compare"), variant: shopDate };

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  if (!loaderData?.product)
    return notFoundMeta(matches, "product", `/products/${encodeURIComponent(params.id)}`);
  const { name, path, metaDescription, crumbs, offered } = loaderData.product;
  return [
    ...pageMeta(matches, {
      title: name,
      description: metaDescription,
      path,
      ...(offered.images.length > 0 && { image: productSharePicture(path) }),
    }),
    jsonLd(loaderData.structured),
    jsonLd(breadcrumbData(matches, crumbs, path)),
  ];
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const product = await upstream.findProduct(params.id);
  if (!product) return data({ product: null }, { status: 404, headers: uncached });
  const language = context.get(requestLanguage);
  const t = messagesIn(language).products;
  const today = shopDate(site.company);
  const query = parseProductPageQuery(url.searchParams);
  const pricing = pricingOf(context);
  const shop = site.company.name;
  const tools = { toSafeHtml, toNote: findNote, shop, pricing, messages: t };
  const view = toProductView(product, tools);
  const { subcategory, categorySlug } = product;
  const { questions } = site;
  const compared = [
    // The page's own product can be chosen on the page.
    product,
    ...(await upstream.findProductsById(query.compare.filter((id) => id !== product.id))),
  ];
  const asked = questions.get(toSlug(subcategory ?? "")) ?? questions.get(categorySlug ?? "");
  return data(
    {
      product: view,
      terms: renderTerms(
        site,
        t,
        product,
        asked?.find(({ question }) => t.isSafety(question)),
      ),
      fits: await renderFits(upstream, product, query, t),
      structured: productData(
        view.offered,
        site.company,
        absoluteUrl(prefixOf(language, site.company) + view.path),
        absoluteUrl,
      ),
      compared: compared.map((each) => ({
        id: each.id,
        model: toModel(each),
        thumbnail: each.thumbnail,
      })),
      carousels: await findCarousels(upstream, product, pricing),
      branches: withMapPositions(site).map((branch) => ({
        ...branch,
        hours: toHoursView(branch.hours, today, serverMessagesIn(language).hours),
      })),
      mapSettings: mapSettings(),
      notice: upstream.notice(),
    },
    { headers: catalogue },
  );
}

/** Choices of picture or comparison need no new data; the length of the bar does. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get("bar") === nextUrl.searchParams.get("bar");
  return !isSamePage && defaultShouldRevalidate;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages("products");
  if (!loaderData.product) return <NotFound what="product" />;
  const { product, terms, fits, compared, carousels, branches, mapSettings, notice } = loaderData;
  return (
    <>
      <div className="wrap product">
        <div className="product__top">
          {notice !== null && <Notice tone="alarm">{notice}</Notice>}
          <Breadcrumb crumbs={product.crumbs} />
        </div>
        <Gallery key={product.id} product={product} />
        <Buy product={product} headOffice={branches[0]} />
        <Specifications specifications={product.specifications} />
        {terms && <Html className="terms" html={terms} />}
      </div>
      <div className="product-below">
        <Details product={product} />
        <Html html={fits} />
        <Carousel id="related" title={t.related} cards={carousels.related} empty={t.noRelated} />
        <Carousel id="also-like" title={t.alsoLike} cards={carousels.alsoLike} empty={t.noOthers} />
        <FindBranch branches={branches} settings={mapSettings} />
        <PhoneBar chatText={t.question(product)} />
      </div>
      <ChosenProducts compared={compared} listHref={product.listHref} />
    </>
  );
}

/** The bar of products chosen for comparison, in the order of choosing. */
function ChosenProducts({
  compared,
  listHref,
}: {
  compared: CompareBarProps["chosen"];
  listHref: string;
}) {
  const { query, hrefWith } = useProductPageQuery();
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
