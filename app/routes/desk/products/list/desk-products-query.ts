/** The desk's product list in its address: words, filters, order, page, as the API's call takes them. */
import { LARGEST_ID } from "#app/catalogue/id.ts";
import { parseWhole } from "#app/catalogue/whole-number.ts";
import { ProductStatus } from "#app/contract/product-parts.ts";
import { Missing, ProductRowSort, type ProductRowsQuery } from "#app/contract/product-rows.ts";

type Sort = NonNullable<ProductRowsQuery["sort"]>;

const SORTS: Record<Sort, string> = {
  updated: "Last changed first",
  name: "Name",
  price: "Price",
  stock: "Stock",
};

/** What the list's forms offer. */
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
  /** Id of a category. */
  category: number | null;
  status: ProductStatus | null;
  missing: NonNullable<ProductRowsQuery["missing"]> | null;
  /** Only products that keep a stock and have none. */
  soldOut: boolean;
  sort: Sort;
  page: number;
}

const DEFAULT_SORT: Sort = "updated";
const LONGEST_QUERY = 200;
const LAST_PAGE = 100_000;

/** Never throws: a bad value counts as none. */
export function parseDeskProductsQuery(params: URLSearchParams): DeskProductsQuery {
  return {
    q: (params.get("q") ?? "").trim().slice(0, LONGEST_QUERY),
    category: parseWhole(params.get("category"), LARGEST_ID),
    status: ProductStatus.safeParse(params.get("status")).data ?? null,
    missing: Missing.safeParse(params.get("missing")).data ?? null,
    soldOut: params.get("stock") === "0",
    sort: ProductRowSort.safeParse(params.get("sort")).data ?? DEFAULT_SORT,
    page: parseWhole(params.get("page"), LAST_PAGE) ?? 1,
  };
}

export function toRowsQuery({ category, status, missing, soldOut, ...query }: DeskProductsQuery): ProductRowsQuery {
  return {
    ...query,
    category: category ?? undefined,
    status: status ?? undefined,
    missing: missing ?? undefined,
    stock: soldOut ? "0" : undefined,
  };
}

/** The parameters in a fixed order, without defaults. */
export function serializeDeskProductsQuery(query: DeskProductsQuery): string {
  const params = new URLSearchParams();
  if (query.q !== "") params.set("q", query.q);
  if (query.category !== null) params.set("category", String(query.category));
  if (query.status !== null) params.set("status", query.status);
  if (query.missing !== null) params.set("missing", query.missing);
  if (query.soldOut) params.set("stock", "0");
  if (query.sort !== DEFAULT_SORT) params.set("sort", query.sort);
  if (query.page !== 1) params.set("page", String(query.page));
  return params.toString();
}

export function deskProductsHref(query: DeskProductsQuery): string {
  const text = serializeDeskProductsQuery(query);
  return text === "" ? "/desk/products" : `/desk/products?${text}`;
}
