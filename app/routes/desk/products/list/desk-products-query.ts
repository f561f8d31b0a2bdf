/** The product list's query in the URL: text, filters, order and page. */
import { MAX_ID } from "#app/catalogue/id.ts";
import { parseWhole } from "#app/catalogue/whole-number.ts";
import { ProductStatus } from "#app/contract/product-parts.ts";
import { Missing, ProductRowSort, type ProductRowsQuery } from "#app/contract/product-rows.ts";
import { readPage, toListHref } from "../../page-links.tsx";

export interface DeskProductsQuery {
  q: string;
  /** A category's id. */
  category: number | null;
  status: ProductStatus | null;
  missing: NonNullable<ProductRowsQuery["missing"]> | null;
  /** Only products whose stock is counted and is 0. */
  stock: "0" | null;
  sort: NonNullable<ProductRowsQuery["sort"]>;
  page: number;
}

const DEFAULT_SORT = "updated";
const MAX_QUERY_LENGTH = 200;

/** Invalid values count as missing. */
export function parseDeskProductsQuery(params: URLSearchParams): DeskProductsQuery {
  return {
    q: (params.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    category: parseWhole(params.get("category"), MAX_ID),
    status: ProductStatus.safeParse(params.get("status")).data ?? null,
    missing: Missing.safeParse(params.get("missing")).data ?? null,
    stock: params.get("stock") === "0" ? "0" : null,
    sort: ProductRowSort.safeParse(params.get("sort")).data ?? DEFAULT_SORT,
    page: readPage(params),
  };
}

export function toRowsQuery(query: DeskProductsQuery): ProductRowsQuery {
  const { category, status, missing, stock } = query;
  return {
    ...query,
    category: category ?? undefined,
    status: status ?? undefined,
    missing: missing ?? undefined,
    stock: stock ?? undefined,
  };
}

/** The list's URL, with parameters in a fixed order and without defaults. */
export function deskProductsHref({ sort, page, ...filters }: DeskProductsQuery): string {
  return toListHref("/desk/products", {
    ...filters,
    sort: sort === DEFAULT_SORT ? null : sort,
    page,
  });
}
