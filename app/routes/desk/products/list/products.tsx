/** The desk's product list: search, filters, price and stock changed in the row, several products changed at once. */
import { Link } from "react-router";
import type { Permissions } from "#app/contract/admin.ts";
import { PRODUCT_ROWS_PER_PAGE } from "#app/contract/product-rows.ts";
import { readForm } from "#app/http/form.ts";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { markFields } from "../../form/own-changes.server.ts";
import { revalidateOnConflict } from "../../form/revalidate-on-conflict.ts";
import { PageLinks } from "../../page-links.tsx";
import { toOption } from "../place-option.ts";
import type { Route } from "./+types/products";
import { BulkForm } from "./bulk-form.tsx";
import { changeProducts } from "./change-products.server.ts";
import { choices, deskProductsHref, parseDeskProductsQuery, toRowsQuery } from "./desk-products-query.ts";
import { EditableRow } from "./editable-row.tsx";
import { ListFilters } from "./list-filters.tsx";
import "./products.css";

export const meta: Route.MetaFunction = () => [{ title: "Products | Desk" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, user } = requirePermission(context, "canReadDrafts");
  const query = parseDeskProductsQuery(url.searchParams);
  const [{ data, total }, places] = await Promise.all([
    api.listProductRows(toRowsQuery(query)),
    api.listAllCategories(),
  ]);
  const categories = places.filter(({ kind }) => kind === "category").map(toOption);
  const pages = Math.max(1, Math.ceil(total / PRODUCT_ROWS_PER_PAGE));
  const previous = query.page > 1 ? deskProductsHref({ ...query, page: query.page - 1 }) : null;
  const next = query.page < pages ? deskProductsHref({ ...query, page: query.page + 1 }) : null;
  const may = toAbilities(user.permissions);
  const products = data.map((row) => ({ ...row, was: markFields({ price: row.price, stock_quantity: row.stock }) }));
  return { query, products, total, pages, previous, next, categories, choices, ...may };
}

function toAbilities({ canManageProducts, canChangePrices, canChangeStock }: Permissions) {
  return {
    mayManage: canManageProducts,
    mayChange: canChangePrices && canChangeStock,
    mayChoose: canManageProducts || canChangePrices,
  };
}

export const shouldRevalidate = revalidateOnConflict;

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { api } = requirePermission(context, "canManageProducts", "canChangePrices", "canChangeStock");
  return changeProducts(api, form, url);
}

export default function Products({ loaderData, actionData: failure }: Route.ComponentProps) {
  const sign = currencySign(useCompany());
  const ofRow = failure?.values.intent === "quick" ? failure : undefined;
  const ofChosen = failure && !ofRow ? failure : undefined;
  const chosen = new Set(ofChosen?.entries.flatMap(([name, value]) => (name === "chosen" ? value.split(".")[0] : [])));
  const { query, products, total, pages, previous, next, categories, choices, mayManage, mayChange, mayChoose } =
    loaderData;
  return (
    <>
      <div className="desk-head">
        <h1>Products</h1>
        {mayManage && (
          <Link className="btn btn--small" to="/desk/products/new">
            Add a product
          </Link>
        )}
      </div>
      <ListFilters query={query} categories={categories} choices={choices} />
      <p className="desk-quiet" role="status">
        {total === 1 ? "1 product" : `${total} products`}
      </p>
      {products.length > 0 && (
        <table className="desk-table desk-products">
          <thead>
            <tr>
              {mayChoose && <th scope="col">Choose</th>}
              <th scope="col">Product</th>
              <th scope="col">Status</th>
              <th scope="col">Price {sign}</th>
              <th scope="col">Stock</th>
              {mayChange && <th scope="col">Save</th>}
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <EditableRow
                key={product.id}
                product={product}
                failure={ofRow?.values.id === String(product.id) ? ofRow : undefined}
                isChosen={chosen.has(String(product.id))}
                mayChoose={mayChoose}
                mayChange={mayChange}
              />
            ))}
          </tbody>
        </table>
      )}
      <PageLinks page={query.page} pages={pages} previous={previous} next={next} />
      {mayChoose && products.length > 0 && (
        <BulkForm
          categories={categories}
          statuses={choices.statuses}
          mayManage={mayManage}
          failure={ofChosen}
          key={products.map(({ version }) => version).join(" ")}
        />
      )}
    </>
  );
}
