/** The product list: filters, editable rows, and changes of several products at once. */
import { Link } from "react-router";
import { PRODUCT_ROWS_PER_PAGE } from "#app/contract/product-rows.ts";
import type { Permissions } from "#app/contract/roles.ts";
import { readForm } from "#app/http/form.ts";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { markFields } from "../../form/own-changes.server.ts";
import { revalidateOnConflict } from "../../form/revalidate-on-conflict.ts";
import { PageLinks, toPageLinks } from "../../page-links.tsx";
import type { Route } from "./+types/products";
import { BulkForm } from "./bulk-form.tsx";
import { changeProducts } from "./change-products.server.ts";
import {
  choices,
  deskProductsHref,
  parseDeskProductsQuery,
  toRowsQuery,
} from "./desk-products-query.ts";
import { EditableRow } from "./editable-row.tsx";
import { ListFilters } from "./list-filters.tsx";
import "./products.css";

export const meta: Route.MetaFunction = () => [{ title: "Products | Desk" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, user } = requirePermission(context, "canReadDrafts");
  const query = parseDeskProductsQuery(url.searchParams);
  const [{ data, total }, groups] = await Promise.all([
    api.listProductRows(toRowsQuery(query)),
    api.listAllCategories(),
  ]);
  const categories = groups
    .filter(({ kind }) => kind === "category")
    .map(({ id, name }) => ({ id, name }));
  const pageLinks = toPageLinks(query.page, total, PRODUCT_ROWS_PER_PAGE, (page) =>
    deskProductsHref({ ...query, page }),
  );
  const may = toAbilities(user.permissions);
  const products = data.map((row) => ({
    ...row,
    was: markFields({ price: row.price, stock_quantity: row.stock }),
  }));
  return { query, products, total, pageLinks, categories, choices, ...may };
}

function toAbilities({ canManageProducts, canChangePrices, canChangeStock }: Permissions) {
  return {
    mayManage: canManageProducts,
    mayChange: canChangePrices && canChangeStock,
    maySelect: canManageProducts || canChangePrices,
  };
}

export const shouldRevalidate = revalidateOnConflict;

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { api } = requirePermission(
    context,
    "canManageProducts",
    "canChangePrices",
    "canChangeStock",
  );
  return changeProducts(api, form, url);
}

export default function Products({ loaderData, actionData: failure }: Route.ComponentProps) {
  const sign = currencySign(useCompany());
  const rowFailure = failure?.values.intent === "quick" ? failure : undefined;
  const bulkFailure = failure && !rowFailure ? failure : undefined;
  const selected = new Set(
    bulkFailure?.entries.flatMap(([name, value]) => (name === "chosen" ? value.split(".")[0] : [])),
  );
  const {
    query,
    products,
    total,
    pageLinks,
    categories,
    choices,
    mayManage,
    mayChange,
    maySelect,
  } = loaderData;
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
              {maySelect && <th scope="col">Select</th>}
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
                failure={rowFailure?.values.id === String(product.id) ? rowFailure : undefined}
                isSelected={selected.has(String(product.id))}
                maySelect={maySelect}
                mayChange={mayChange}
              />
            ))}
          </tbody>
        </table>
      )}
      <PageLinks {...pageLinks} />
      {maySelect && products.length > 0 && (
        <BulkForm
          categories={categories}
          statuses={choices.statuses}
          mayManage={mayManage}
          failure={bulkFailure}
          key={products.map(({ version }) => version).join(" ")}
        />
      )}
    </>
  );
}
