/** The breadcrumb: links to the page's ancestors, then the page itself. */

import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { useGoBack } from "./navigation/use-go-back.ts";
import "./breadcrumb.css";

export interface Crumb {
  name: string;
  /** Absent on the page itself, which comes last. */
  href?: string;
  /** Goes back in the history if the visitor came from a page of this site, else to `href`. */
  goesBack?: boolean;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useMessages("shell");
  return (
    <nav className="crumbs" aria-label={t.breadcrumb}>
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
