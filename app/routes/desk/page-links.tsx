/** Links to the previous and next page of a list. */
import { Link } from "react-router";

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
