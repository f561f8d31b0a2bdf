/** The head of the comparison: its title, the switch for differences, and the way back. */
import type { KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { useGoBack } from "#app/ui/navigation/use-go-back.ts";
import type { ComparisonView } from "./comparison-view.ts";

type Head = Pick<ComparisonView, "kind" | "failure" | "onlyDifferences" | "switchHref" | "closeHref">;

/** Id of the page's heading. */
export const COMPARISON_HEADING = "comparison";

export function CompareHead({ view }: { view: Head }) {
  const goBack = useGoBack();
  return (
    <div className="compare__head">
      <h1 id={COMPARISON_HEADING} tabIndex={-1}>
        Compare Products
      </h1>
      {view.kind === "table" && view.failure === null && <DifferencesSwitch view={view} />}
      <Link className="icon-btn" to={view.closeHref} aria-label="Close comparison" onClick={goBack}>
        <Icon name="close" />
      </Link>
    </div>
  );
}

/** A link, so that it works without scripts and can be shared; to a keyboard and a reader it is the switch it looks like. */
function DifferencesSwitch({ view }: { view: Head }) {
  const navigate = useNavigate();

  function toggleBySpace(event: KeyboardEvent) {
    if (event.key !== " ") return;
    event.preventDefault();
    navigate(view.switchHref, { replace: true, preventScrollReset: true });
  }

  return (
    <Link
      className="switch"
      role="switch"
      aria-checked={view.onlyDifferences}
      to={view.switchHref}
      replace
      preventScrollReset
      onKeyDown={toggleBySpace}
    >
      Only differences
    </Link>
  );
}
