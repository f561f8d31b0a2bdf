/** The product list's query in the URL: text, filters, order and page. */
import { MAX_ID } from "#app/catalogue/id.ts";
import { parseWhole } from "#app/catalogue/whole-number.ts";
import { ProductStatus } from "#app/contract/product-parts.ts";
import { Missing, ProductRowSort, type ProductRowsQuery } from "#app/contract/product-rows.ts";

type RowSort = NonNullable<ProductRowsQuery["sort"]>;

const SORTS: Record<RowSort, string> = {
  updated: "Recently changed",
  name: "Name",
  price: "Price",
  stock: "Stock",
};

/** The options of the list's filters. */
export interface Choices {
  statuses: readonly string[];
  missing: readonly string[];
  sorts: readonly { key: string; name: string }[];
}

export const choices: Choices = {
  statuses: ProductStatus.options,
  missing: Missing.options,
  sorts: Object.entries(SORTS).map(([key, name]) => ({ key, name })),
};

export interface DeskProductsQuery {
  q: string;
  /** A category's id. */
  category: number | null;
  status: ProductStatus | null;
  missing: NonNullable<ProductRowsQuery["missing"]> | null;
  /** Only products whose stock is counted and is 0. */
  soldOut: boolean;
  sort: RowSort;
  page: number;
}

const DEFAULT_SORT: RowSort = "updated";
const MAX_QUERY_LENGTH = 200;
const LAST_PAGE = 100_000;

/** Invalid values count as missing. */
export function parseDeskProductsQuery(params: URLSearchParams): DeskProductsQuery {
  return {
    q: (params.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    category: parseWhole(params.get("category"), MAX_ID),
    status: ProductStatus.safeParse(params.get("status")).data ?? null,
    missing: Missing.safeParse(params.get("missing")).data ?? null,
    soldOut: params.get("stock") === "0",
    sort: ProductRowSort.safeParse(params.get("sort")).data ?? DEFAULT_SORT,
    page: parseWhole(params.get("page"), LAST_PAGE) ?? 1,
  };
}

export function toRowsQuery({
  category,
  status,
  missing,
  soldOut,
  ...query
}: DeskProductsQuery): ProductRowsQuery {
  return {
    ...query,
    category: category ?? undefined,
    status: status ?? undefined,
    missing: missing ?? undefined,
    stock: soldOut ? "0" : undefined,
  };
}

/** The list's URL, with parameters in a fixed order and without defaults. */
export function deskProductsHref(query: DeskProductsQuery): string {
  const params = new URLSearchParams();
  if (query.q !== "") params.set("q", query.q);
  if (query.category !== null) params.set("category", String(query.category));
  if (query.status !== null) params.set("status", query.status);
  if (query.missing !== null) params.set("missing", query.missing);
  if (query.soldOut) params.set("stock", "0");
  if (query.sort !== DEFAULT_SORT) params.set("sort", query.sort);
  if (query.page !== 1) params.set("page", String(query.page));
  return params.size === 0 ? "/desk/products" : `/desk/products?${params}`;
}
