/** The product list's query in the URL: text, filters, order and page. */
import { MAX_ID } from "#app/catalogue/id.ts";
import { parseWhole } from "#app/catalogue/whole-number.ts";
import { ProductStatus } from "#app/contract/product-parts.ts";
import { Missing, ProductRowSort } from "#app/contract/product-rows.ts";
import { readPage } from "../../page-links.tsx";

export type DeskProductsQuery = ReturnType<typeof parseDeskProductsQuery>;

const MAX_QUERY_LENGTH = 200;

/** Invalid values count as missing. */
export function parseDeskProductsQuery(params: URLSearchParams) {
  return {
    q: (params.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    /** The category's id. */
    category: parseWhole(params.get("category"), MAX_ID) ?? undefined,
    status: ProductStatus.safeParse(params.get("status")).data,
    missing: Missing.safeParse(params.get("missing")).data,
    /** Only products whose stock is counted and is 0. */
    stock: params.get("stock") === "0" ? ("0" as const) : undefined,
    sort: ProductRowSort.safeParse(params.get("sort")).data ?? "updated",
    page: readPage(params),
  };
}
