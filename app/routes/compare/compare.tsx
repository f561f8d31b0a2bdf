/** Up to four products side by side: their figures in one unit, their drawings at one scale, their differences marked. */
import { data, redirect } from "react-router";
import {
  type ComparisonState,
  isCanonical,
  parseComparisonState,
  toComparisonQuery,
} from "#app/catalogue/comparison.ts";
import type { Product } from "#app/catalogue/product.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import { telHref } from "#app/site/phone.ts";
import { site } from "#app/site/site.server.ts";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { Notice } from "#app/ui/notice.tsx";
import { sharePicture } from "#app/ui/share-picture.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/compare";
import { CompareHead } from "./compare-head.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { toComparisonView, toHref } from "./comparison-view.ts";
import { TooFew } from "./too-few.tsx";
import "./compare.css";
import type { PageAddress } from "#app/http/page-address.ts";

/** One that is not canonical is sent on to the one that is. */
export const handle = {
  query: (params) => {
    const state = parseComparisonState(params);
    return isCanonical(params, state) ? toComparisonQuery(state).slice(1) : params.toString();
  },
} satisfies PageAddress;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const models = loaderData?.kind === "table" ? loaderData.columns.map(({ model }) => model).join(", ") : "";
  return pageMeta(matches, {
    title: models ? `Compare Products: ${models}` : "Compare Products",
    description: models
      ? `${models} side by side, figure by figure, and what sets them apart.`
      : "Put up to four machines side by side, figure by figure, and see what sets them apart.",
    path: "/compare",
    image: sharePicture(`/compare${location.search}`),
    noindex: Boolean(models) || Boolean(loaderData?.failure),
  });
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const state = parseComparisonState(url.searchParams);
  if (!isCanonical(url.searchParams, state)) throw redirect(toHref(state));
  const upstream = context.get(upstreamContext);
  const { products, failure } = await findProducts(upstream, state);
  upstream.debug("products");
  return data(
    { ...toComparisonView(products, state, failure, site.company), notice: upstream.notice() },
    { headers: failure === null ? catalogue : uncached },
  );
}

/** A product that cannot be loaded is left out silently; only when none can, and not because none exists, it is a failure. */
async function findProducts(upstream: Upstream, { ids }: ComparisonState) {
  const answers = await Promise.all(
    ids.map((id) => orInOutage<Product | null, string>(upstream.findProduct(String(id)), (message) => message)),
  );
  const products = answers.filter((answer): answer is Product => typeof answer === "object" && answer !== null);
  const failure = products.length === 0 ? answers.find((answer) => typeof answer === "string") : undefined;
  return { products, failure: typeof failure === "string" ? failure : null };
}

export default function ComparePage({ loaderData: view }: Route.ComponentProps) {
  const { phone } = useCompany();
  return (
    <div className="wrap compare">
      <CompareHead view={view} />
      {view.failure !== null && <Notice tone="alarm">Some products could not be loaded: {view.failure}</Notice>}
      {view.failure === null && view.notice !== null && <Notice tone="alarm">{view.notice}</Notice>}
      {view.kind === "few" ? (
        <TooFew view={view} />
      ) : (
        <>
          <ComparisonTable view={view} />
          <section className="compare__ask" aria-label="Ask us">
            <h2>Which one suits your work? Ask us.</h2>
            <a className="btn" href={view.contactHref}>
              Contact Now
            </a>
            <a className="btn btn--line" href={telHref(phone)}>
              <Icon name="phone" size={20} /> Call {phone.text}
            </a>
          </section>
        </>
      )}
    </div>
  );
}
