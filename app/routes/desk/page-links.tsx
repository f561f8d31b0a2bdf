/** The way to the page before and after, of a list on the desk that has several. */
import { Link } from "react-router";

interface PageLinksProps {
  page: number;
  pages: number;
  /** Addresses; null at the ends. */
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
