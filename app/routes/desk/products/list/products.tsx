/** The product list: filters, editable rows, and changes of several products at once. */
import { Form, Link } from "react-router";
import { Missing, PRODUCT_ROWS_PER_PAGE, ProductRowsQuery } from "#app/contract/product.ts";
import { ProductStatus } from "#app/contract/product-parts.ts";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { Field } from "#app/ui/field.tsx";
import { requirePermission } from "../../access/require-permission.server.ts";
import { countOf, PageLinks, readQuery } from "../../desk-table.tsx";
import { DeskForm, FailureNotice } from "../../form/desk-form.tsx";
import { BULK, toPlainOption } from "../../form/fields.ts";
import { Select, TickBox } from "../../form/form-fields.tsx";
import { listCategoryOptions } from "../../form/form-values.server.ts";
import { trySend } from "../../form/try-send.server.ts";
import { changeProducts } from "../save-product.server.ts";
import type { Route } from "./+types/products";
import { EditableRow } from "./editable-row.tsx";
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
    perPage: PRODUCT_ROWS_PER_PAGE,
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
  const { query, products, total, perPage, options, mayManage, mayChange, maySelect } = loaderData;
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
      <PageLinks page={query.page ?? 1} total={total} perPage={perPage} />
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

/** `none` labels the empty option. */
const CHOICES = [
  { name: "category", label: "Category", none: "All" },
  { name: "status", label: "Status", none: "All" },
  { name: "missing", label: "Missing", none: "—" },
  { name: "sort", label: "Sort by" },
] as const;

/** The search, filters and order of the list. */
function ListFilters({
  query,
  options,
}: Pick<Route.ComponentProps["loaderData"], "query" | "options">) {
  const { q, stock } = query;
  const active = [
    ...CHOICES.flatMap(({ name, label }) => {
      const chosen = options[name]?.find(({ id }) => String(id) === String(query[name] ?? ""));
      return chosen && name !== "sort" ? `${label}: ${chosen.name}` : [];
    }),
    ...(stock === undefined ? [] : ["Out of stock"]),
  ];
  return (
    // The key updates the fields after navigating back.
    <Form className="desk-filters" key={JSON.stringify(query)}>
      <div className="desk-row">
        <Field label="Name, model or SKU" name="q">
          {(field) => <input {...field} type="search" defaultValue={q} />}
        </Field>
        <button className="btn" type="submit">
          Find
        </button>
      </div>
      <details open={active.length > 0}>
        <summary className="desk-summary">{["Filter and sort", ...active].join(" · ")}</summary>
        <div className="desk-row">
          {CHOICES.map(({ name, label, ...choice }) => (
            <Field key={name} label={label} name={name}>
              {(field) => (
                <Select
                  {...field}
                  {...choice}
                  options={options[name] ?? []}
                  defaultValue={query[name] ?? ""}
                />
              )}
            </Field>
          ))}
          <TickBox
            name="stock"
            value="0"
            text="Out of stock"
            defaultChecked={stock !== undefined}
          />
          <Link to="/desk/products">Clear filters</Link>
        </div>
      </details>
    </Form>
  );
}
