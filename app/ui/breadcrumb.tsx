/** Where a page stands: its ancestors as links, and itself. */
import { Link } from "react-router";
import { useGoBack } from "./navigation/use-go-back.ts";
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
  const goBack = useGoBack();
  return (
    <Link to={href} onClick={goesBack ? goBack : undefined}>
      {name}
    </Link>
  );
}
