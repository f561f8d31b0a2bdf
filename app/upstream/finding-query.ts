/** A visitor's finding as a question to the upstream. */
import type { Finding } from "#app/catalogue/finding.ts";
import type { Span } from "#app/catalogue/paging.ts";
import type { ProductQuery } from "./upstream.ts";

/** The part `span` of the finding's list, with the options beside it. */
export function toProductQuery(finding: Finding, span: Span): ProductQuery {
  const { q, category, subcategoryId, powerType, productTypes, ampHours, sort } = finding;
  return {
    ...(q !== "" && { search: q }),
    ...(category !== "" && { category }),
    ...(subcategoryId !== null && { subcategoryId }),
    ...(powerType !== null && { powerType }),
    ...(productTypes.length > 0 && { productTypes }),
    ...(ampHours !== null && { ampHours }),
    sort,
    limit: span.limit,
    offset: span.offset,
    facets: true,
  };
}
