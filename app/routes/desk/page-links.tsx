/** Lists in parts: their URLs, and links to the previous and the next page. */
import { Link } from "react-router";
import { parseWhole } from "#app/catalogue/whole-number.ts";

const LAST_PAGE = 99_999;

export const readPage = (params: URLSearchParams) => parseWhole(params.get("page"), LAST_PAGE) ?? 1;

/** A URL with those parameters that are not null, empty, or the first page. */
export function toListHref(
  path: string,
  { page, ...rest }: Record<string, string | number | null>,
) {
  const params = Object.entries({ ...rest, page: page === 1 ? null : page })
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]) => [name, String(value)]);
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params)}`;
}

/** `toHref` returns a page's URL. */
export function toPageLinks(
  page: number,
  total: number,
  perPage: number,
  toHref: (page: number) => string,
) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const previous = page > 1 ? toHref(page - 1) : null;
  return { page, pages, previous, next: page < pages ? toHref(page + 1) : null };
}

export function PageLinks({ page, pages, previous, next }: ReturnType<typeof toPageLinks>) {
  if (pages <= 1) return null;
  return (
    <nav className="desk-actions" aria-label="Pages">
      {previous && <Link to={previous}>Previous</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {next && <Link to={next}>Next</Link>}
    </nav>
  );
}
