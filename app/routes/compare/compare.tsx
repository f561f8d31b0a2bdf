/** The comparison page: up to four products side by side. */

import { data, Link, redirect } from "react-router";
import {
  type ComparisonState,
  isCanonical,
  parseComparisonState,
  toComparisonQuery,
} from "#app/catalogue/comparison.ts";
import type { PageUrl } from "#app/http/page-url.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import { queryOf } from "#app/http/request-facts.ts";
import { messagesIn, useMessages } from "#app/languages/language.ts";
import { telHref } from "#app/site/phone.ts";
import { site } from "#app/site/site.server.ts";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { languageOf, pageMeta } from "#app/ui/meta.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { ShareLink } from "#app/ui/share-link.tsx";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { pricingOf } from "../pricing.server.ts";
import type { Route } from "./+types/compare";
import { CompareHead } from "./compare-head.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { toComparisonView, toHref } from "./comparison-view.ts";
import { TooFew } from "./too-few.tsx";
import "./compare.css";

/** A non-canonical URL redirects to the canonical one. */
export const handle = {
  read(params) {
    const state = parseComparisonState(params);
    return { state, other: isCanonical(params, state) ? null : params };
  },
  write: ({ state, other }) => (other ? other.toString() : toComparisonQuery(state).slice(1)),
} satisfies PageUrl<{ state: ComparisonState; other: URLSearchParams | null }>;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const t = messagesIn(languageOf(matches)).comparison;
  const state = parseComparisonState(new URLSearchParams(location.search));
  const models =
    loaderData?.kind === "table" ? loaderData.columns.map(({ model }) => model).join(", ") : "";
  return pageMeta(matches, {
    title: models ? t.titleOf(models) : t.title,
    description: models ? t.descriptionOf(models) : t.description,
    path: `/compare${toComparisonQuery({ ...state, from: null })}`,
    noindex: Boolean(models) || Boolean(loaderData?.failure),
  });
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { state, other } = queryOf(handle, args);
  if (other) throw redirect(toHref(state));
  const upstream = args.context.get(upstreamContext);
  const products = await upstream.findProductsById(state.ids);
  const failure = products.length === 0 ? upstream.outage() : null;
  const { definitions } = await upstream.findSpecifications();
  const shop = { company: site.company, definitions, pricing: pricingOf(args.context) };
  const view = toComparisonView(products, state, failure, shop);
  return data(
    { ...view, notice: upstream.notice() },
    { headers: failure === null ? catalogue : uncached },
  );
}

export default function ComparePage({ loaderData: view }: Route.ComponentProps) {
  const t = useMessages("comparison");
  const { phone } = useCompany();
  return (
    <div className="wrap compare">
      <CompareHead view={view} />
      {view.failure !== null && <Notice tone="alarm">{t.notLoaded(view.failure)}</Notice>}
      {view.failure === null && view.notice !== null && <Notice tone="alarm">{view.notice}</Notice>}
      {view.kind === "few" ? (
        <TooFew view={view} />
      ) : (
        <>
          {view.allHref && (
            <p>
              {t.unlike}{" "}
              <Link className="link" to={view.allHref} preventScrollReset>
                {t.allRows}
              </Link>
            </p>
          )}
          <ComparisonTable view={view} />
          <section className="compare__ask" aria-label={t.askUs}>
            <h2>{t.whichOne}</h2>
            <PageLink className="btn" href={view.contactHref}>
              {t.askAbout}
            </PageLink>
            <ShareLink
              title={t.titleOf(view.columns.map(({ model }) => model).join(", "))}
              path={view.href}
            />
            <a className="btn btn--line" href={telHref(phone)}>
              <Icon name="phone" size={20} /> {t.call(phone.text)}
            </a>
          </section>
        </>
      )}
    </div>
  );
}
