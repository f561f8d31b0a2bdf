/** The product list: filters, editable rows, and changes of several products at once. */
import { Link } from "react-router";
import { ProductStatus } from "#app/contract/product-parts.ts";
import { Missing, PRODUCT_ROWS_PER_PAGE, ProductRowsQuery } from "#app/contract/product-rows.ts";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { DeskForm } from "../../form/desk-form.tsx";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { BULK, toPlainOption } from "../../form/fields.ts";
import { trySend } from "../../form/try-send.server.ts";
import { listCategoryOptions } from "../../groups/category-options.server.ts";
import { PageLinks, readQuery } from "../../page-links.tsx";
import { countOf } from "../../plural.ts";
import type { Route } from "./+types/products";
import { changeProducts } from "./change-products.server.ts";
import { EditableRow } from "./editable-row.tsx";
import { ListFilters } from "./list-filters.tsx";
import "./products.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, user } = requirePermission(context, "canReadDrafts");
  const { canManageProducts, canChangePrices, canChangeStock } = user.permissions;
  const query = readQuery(ProductRowsQuery, url.searchParams);
  const [{ data: products, total }, category] = await Promise.all([
    api.listProductRows(query),
    listCategoryOptions(api),
  ]);
  return {
    query,
    products,
    total,
    options: {
      category,
      status: ProductStatus.options.map(toPlainOption),
      missing: Missing.options.map(toPlainOption),
      sort: [
        { id: "updated", name: "Recently changed" },
        { id: "name", name: "Name" },
        { id: "price", name: "Price" },
        { id: "stock", name: "Stock" },
      ],
    },
    mayManage: canManageProducts,
    mayChange: canChangePrices && canChangeStock,
    maySelect: canManageProducts || canChangePrices,
  };
}

/** Also after a conflict, which shows the saved versions. */
export const shouldRevalidate = () => true;

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(
    context,
    "canManageProducts",
    "canChangePrices",
    "canChangeStock",
  );
  return trySend({ request, url }, (form) => changeProducts(api, form));
}

export default function Products({ loaderData, actionData: failure }: Route.ComponentProps) {
  const sign = currencySign(useCompany());
  const [rowId] = failure?.texts.id ?? [];
  const hasPlace =
    failure?.texts.intent?.[0] === "bulk" ||
    loaderData.products.some(({ id }) => String(id) === rowId);
  const selected = new Set(failure?.texts.chosen?.map((text) => text.split(".")[0]));
  const { query, products, total, options, mayManage, mayChange, maySelect } = loaderData;
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
      <FailureNotice failure={hasPlace ? undefined : failure} />
      <ListFilters query={query} options={options} />
      <p className="desk-quiet" role="status">
        {countOf(total, "product")}
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
                failure={rowId === String(product.id) ? failure : undefined}
                isSelected={selected.has(String(product.id))}
                maySelect={maySelect}
                mayChange={mayChange}
              />
            ))}
          </tbody>
        </table>
      )}
      <PageLinks page={query.page ?? 1} total={total} perPage={PRODUCT_ROWS_PER_PAGE} />
      {maySelect && products.length > 0 && (
        <DeskForm
          key={products.map(({ version }) => version).join(" ")}
          id="bulk"
          className="desk-bulk"
          title="Change the selected products"
          fields={mayManage ? BULK : { percent: BULK.percent }}
          options={options}
          failure={failure}
          intent="bulk"
          submit="Change selected products"
        />
      )}
    </>
  );
}
