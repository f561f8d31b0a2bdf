/** The button on a card that adds its product to the comparison or takes it away. */
import { MOST_COMPARED, toggleCompared } from "#app/catalogue/comparison.ts";
import { EnclosingForm } from "../enclosing-form.tsx";
import { CHOOSE_FORM } from "./use-comparison.ts";
import "./compare-toggle.css";

interface CompareToggleProps {
  id: number;
  name: string;
  chosen: readonly number[];
  /** Address of the page with nothing chosen. */
  href: string;
  /** Id of this place on the page, so that a visitor without scripts stands here again. */
  place: string;
}

export function CompareToggle({ id, name, chosen, href, place }: CompareToggleProps) {
  const pressed = chosen.includes(id);
  const full = !pressed && chosen.length >= MOST_COMPARED;
  return (
    <EnclosingForm href={`${href}#${place}`}>
      <button
        className="toggle"
        type="submit"
        form={CHOOSE_FORM}
        formAction={`${href.split("?")[0]}#${place}`}
        name="compare"
        value={toggleCompared(chosen, id).join(",")}
        aria-pressed={pressed}
        aria-disabled={full || undefined}
      >
        Compare <span className="sr">{name}</span>
      </button>
    </EnclosingForm>
  );
}
