/** Where a page stands: its ancestors as links, and itself. */
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import "./breadcrumb.css";

export interface Crumb {
  name: string;
  /** Absent on the page itself, which comes last. */
  href?: string;
  /** Leads back to the page before this one where the visitor came from one of this site's; else to `href`. */
  goesBack?: boolean;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.name}>
            {crumb.href ? <CrumbLink {...crumb} /> : <span aria-current="page">{crumb.name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ name, href = "/", goesBack = false }: Crumb) {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    const steps = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (steps === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link to={href} onClick={goesBack ? goBack : undefined}>
      {name}
    </Link>
  );
}
