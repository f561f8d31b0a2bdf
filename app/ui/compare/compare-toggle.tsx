/** A card's button that adds its product to the comparison or removes it. */

import { MAX_COMPARED, toggleCompared } from "#app/catalogue/comparison.ts";
import { useMessages } from "#app/languages/language.ts";
import { EnclosingForm } from "../enclosing-form.tsx";
import { usePagePath } from "../page-link.tsx";
import { CHOICE_STATUS, CHOOSE_FORM } from "./use-comparison.ts";
import "./compare-toggle.css";

interface CompareToggleProps {
  id: number;
  name: string;
  chosen: readonly number[];
  /** URL of the page with nothing chosen. */
  href: string;
  /** Id of the card, to which the page scrolls without scripts. */
  anchor: string;
}

export function CompareToggle({ id, name, chosen, href, anchor }: CompareToggleProps) {
  const t = useMessages("lists");
  const path = usePagePath(href).split("?")[0];
  const pressed = chosen.includes(id);
  const full = !pressed && chosen.length >= MAX_COMPARED;
  const target = full ? CHOICE_STATUS : anchor;
  return (
    <EnclosingForm href={`${href}#${target}`}>
      <button
        className="toggle"
        type="submit"
        form={CHOOSE_FORM}
        formAction={`${path}#${target}`}
        name="compare"
        value={toggleCompared(chosen, id).join(",")}
        aria-pressed={pressed}
        aria-disabled={full || undefined}
      >
        {t.compare} <span className="sr">{name}</span>
      </button>
    </EnclosingForm>
  );
}
