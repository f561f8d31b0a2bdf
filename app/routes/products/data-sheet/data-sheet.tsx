/** `/products/{id}/sheet`: the product's data sheet, one page to print or send. */

import { data, Link } from "react-router";
import { onlyParams } from "#app/http/page-url.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import { dataSheet } from "#app/languages/data-sheet.ts";
import { requestLanguage, useMessages } from "#app/languages/language.ts";
import { products } from "#app/languages/products.ts";
import { useCompany } from "#app/ui/company.ts";
import { languageOf, pageMeta } from "#app/ui/meta.ts";
import { NotFound, notFoundMeta } from "#app/ui/not-found.tsx";
import { Price } from "#app/ui/price.tsx";
import { ScaledPicture } from "#app/ui/scaled-picture.tsx";
import { sharePicture } from "#app/ui/share-picture.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { pricingOf } from "../../pricing.server.ts";
import type { Route } from "./+types/data-sheet";
import { type DataSheetView, toDataSheetView } from "./data-sheet-view.server.ts";
import "./data-sheet.css";

export const handle = onlyParams("town");

export const meta: Route.MetaFunction = ({ loaderData, matches, params, location }) => {
  const language = languageOf(matches);
  const path = loaderData?.path ?? `/products/${encodeURIComponent(params.id)}`;
  const town = String(handle.read(new URLSearchParams(location.search)));
  const missing = notFoundMeta(language, "product");
  return pageMeta(matches, {
    title: loaderData ? dataSheet[language].title(loaderData.name) : missing.title,
    description: loaderData?.metaDescription ?? missing.description,
    path: `${path}/sheet${town && `?${town}`}`,
    image: sharePicture(path),
    noindex: true,
  });
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const product = await context.get(upstreamContext).findProduct(params.id);
  if (!product) return data(null, { status: 404, headers: uncached });
  const t = products[context.get(requestLanguage)];
  const town = url.searchParams.get("town") ?? "";
  return data(toDataSheetView(product, pricingOf(context), town, t), { headers: catalogue });
}

export default function DataSheetPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(dataSheet);
  if (!loaderData) return <NotFound what="product" />;
  const { path, town } = loaderData;
  const picture = `${path}/sheet.png${town ? `?${new URLSearchParams({ town })}` : ""}`;
  return (
    <div className="wrap product-sheet">
      <div className="product-sheet__tools">
        <Link className="link" to={path}>
          {t.back}
        </Link>
        <TownForm view={loaderData} />
        <a className="btn btn--small" href={picture} download>
          {t.save}
        </a>
        <button
          type="button"
          className="btn btn--line btn--small needs-script"
          onClick={() => print()}
        >
          {t.print}
        </button>
      </div>
      <DataSheet view={loaderData} />
    </div>
  );
}

function TownForm({ view: { town, towns } }: { view: DataSheetView }) {
  const t = useMessages(dataSheet);
  if (towns.length === 0) return null;
  return (
    <form method="get" className="product-sheet__town">
      <label htmlFor="sheet-town">{t.nearestTo}</label>
      <select className="select" id="sheet-town" name="town" defaultValue={town}>
        <option value="">{t.headOffice}</option>
        {towns.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="btn btn--line btn--small">
        {t.show}
      </button>
    </form>
  );
}

function DataSheet({
  view: { name, kind, image, price, specifications, branch },
}: {
  view: DataSheetView;
}) {
  const t = useMessages(dataSheet);
  return (
    <article className="product-sheet__page">
      {kind && <p className="product-sheet__kind">{kind}</p>}
      <h1>{name}</h1>
      <div className="product-sheet__picture">
        <ScaledPicture image={image} eager sizes="(width <= 768px) 90vw, 700px" max={420} />
      </div>
      {specifications.length > 0 && (
        <dl className="product-sheet__specifications">
          {specifications.map((specification) => (
            <div key={specification.name}>
              <dt>{specification.name}</dt>
              <dd>
                {specification.number} <small>{specification.unit}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Price price={price} isWhole />
      {branch && (
        <p className="product-sheet__branch">
          <b>{branch.km ? t.branchAt(branch.name, branch.km) : branch.name}</b>
          <span>{branch.address}</span>
          <b>{branch.phone}</b>
        </p>
      )}
      <p className="product-sheet__shop">{useCompany().name}</p>
    </article>
  );
}
