/** The head of the comparison: title, switches and close link. */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
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
  const t = useMessages("comparison");
  const goBack = useGoBack();
  return (
    <div className="compare__head">
      <h1 id={COMPARISON_HEADING} tabIndex={-1}>
        {t.title}
      </h1>
      {view.kind === "table" && view.failure === null && (
        <div className="switches compare__switches">
          <SwitchLink isOn={view.onlyDifferences} to={view.switchHref}>
            {t.onlyDifferences}
          </SwitchLink>{" "}
          {view.personHref && (
            <SwitchLink isOn={view.person} to={view.personHref}>
              {t.person}
            </SwitchLink>
          )}
        </div>
      )}
      <Link className="icon-btn" to={view.closeHref} aria-label={t.close} onClick={goBack}>
        <Icon name="close" />
      </Link>
    </div>
  );
}
