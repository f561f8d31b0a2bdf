/** Links to the previous and next page of a list. */
import { Link } from "react-router";

interface PageLinksProps {
  page: number;
  pages: number;
  /** URLs; null on the first and last page. */
  previous: string | null;
  next: string | null;
}

export function PageLinks({ page, pages, previous, next }: PageLinksProps) {
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
