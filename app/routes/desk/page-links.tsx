/** Lists in parts: their URLs, and links to their views and pages. */
import { Link } from "react-router";
import { parseWhole } from "#app/catalogue/whole-number.ts";

const LAST_PAGE = 99_999;

export const readPage = (params: URLSearchParams) => parseWhole(params.get("page"), LAST_PAGE) ?? 1;

/** A URL with those parameters that are not undefined, empty, or the first page. */
export function toListHref(path: string, query: Record<string, string | number | undefined>) {
  const params = Object.entries(query)
    .filter(([name, value]) => value && !(name === "page" && value === 1))
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
  const hrefOf = (other: number) => (other >= 1 && other <= pages ? toHref(other) : null);
  return { page, pages, previous: hrefOf(Math.min(page - 1, pages)), next: hrefOf(page + 1) };
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

interface ViewLinksProps {
  label: string;
  views: readonly { name: string; href: string; isCurrent: boolean }[];
}

/** Links to the views of a list or the sections of a record. */
export function ViewLinks({ label, views }: ViewLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="desk-sections">
        {views.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <Link to={href} preventScrollReset aria-current={isCurrent ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
