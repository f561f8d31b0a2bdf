/** `/products/{id}/sheet`: the product on one page, to print or to send. */
import { data, Link } from "react-router";
import { onlyParams } from "#app/http/page-address.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import { useCompany } from "#app/ui/company.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { ScaledPicture } from "#app/ui/scaled-picture.tsx";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { ProductNotFound } from "../not-found.tsx";
import type { Route } from "./+types/sheet";
import { type SheetView, toSheetView } from "./sheet-view.server.ts";
import "./sheet.css";

const NOT_FOUND = "The product you're looking for doesn't exist or has been removed.";

export const handle = onlyParams("town");

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageMeta(matches, {
    title: loaderData ? `${loaderData.name} on one page` : "Product Not Found",
    description: loaderData?.metaDescription ?? NOT_FOUND,
    path: loaderData?.path ?? `/products/${encodeURIComponent(params.id)}`,
    noindex: true,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const product = await context.get(upstreamContext).findProduct(params.id);
  if (!product) return data(null, { status: 404, headers: uncached });
  return data(toSheetView(product, url.searchParams.get("town") ?? ""), { headers: catalogue });
}

export default function SheetPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ProductNotFound />;
  const { path, town } = loaderData;
  const picture = `${path}/sheet.png${town ? `?${new URLSearchParams({ town })}` : ""}`;
  return (
    <div className="wrap product-sheet">
      <div className="product-sheet__tools">
        <Link className="link" to={path}>
          Back to the product
        </Link>
        <TownForm view={loaderData} />
        <a className="btn btn--small" href={picture} download>
          Save as a picture
        </a>
        <button type="button" className="btn btn--line btn--small needs-script" onClick={() => print()}>
          Print
        </button>
      </div>
      <Sheet view={loaderData} />
    </div>
  );
}

function TownForm({ view: { town, towns } }: { view: SheetView }) {
  if (towns.length === 0) return null;
  return (
    <form method="get" className="product-sheet__town">
      <label htmlFor="sheet-town">Branch nearest to</label>
      <select className="select" id="sheet-town" name="town" defaultValue={town}>
        <option value="">Head office</option>
        {towns.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="btn btn--line btn--small">
        Show
      </button>
    </form>
  );
}

function Sheet({ view: { name, kind, image, figures, branch } }: { view: SheetView }) {
  return (
    <article className="product-sheet__page">
      {kind && <p className="product-sheet__kind">{kind}</p>}
      <h1>{name}</h1>
      <div className="product-sheet__picture">
        <ScaledPicture image={image} eager sizes="(width <= 768px) 90vw, 700px" most={420} />
      </div>
      {figures.length > 0 && (
        <dl className="product-sheet__figures">
          {figures.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.name}</dt>
              <dd>
                {figure.number} <small>{figure.unit}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {branch && (
        <p className="product-sheet__branch">
          <b>
            {branch.name}
            {branch.km ? ` · ${branch.km} km in a straight line` : ""}
          </b>
          <span>{branch.address}</span>
          <b>{branch.phone}</b>
        </p>
      )}
      <p className="product-sheet__dealer">{useCompany().name}</p>
    </article>
  );
}
