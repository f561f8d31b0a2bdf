/** The head of the comparison: its title, the switch for differences, and the way back. */
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { useGoBack } from "#app/ui/navigation/use-go-back.ts";
import { SwitchLink } from "#app/ui/switch-link.tsx";
import type { ComparisonView } from "./comparison-view.ts";

type Head = Pick<
  ComparisonView,
  "kind" | "failure" | "onlyDifferences" | "switchHref" | "person" | "personHref" | "closeHref"
>;

/** Id of the page's heading. */
export const COMPARISON_HEADING = "comparison";

export function CompareHead({ view }: { view: Head }) {
  const goBack = useGoBack();
  return (
    <div className="compare__head">
      <h1 id={COMPARISON_HEADING} tabIndex={-1}>
        Compare Products
      </h1>
      {view.kind === "table" && view.failure === null && (
        <div className="switches compare__switches">
          <SwitchLink isOn={view.onlyDifferences} to={view.switchHref}>
            Only differences
          </SwitchLink>{" "}
          {view.personHref && (
            <SwitchLink isOn={view.person} to={view.personHref}>
              Person of 165 cm
            </SwitchLink>
          )}
        </div>
      )}
      <Link className="icon-btn" to={view.closeHref} aria-label="Close comparison" onClick={goBack}>
        <Icon name="close" />
      </Link>
    </div>
  );
}
