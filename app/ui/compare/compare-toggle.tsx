/** The button on a card that adds its product to the comparison or takes it away. */
import { MOST_COMPARED, toggleCompared } from "#app/catalogue/comparison.ts";
import { CHOOSE_FORM } from "./use-comparison.ts";
import "./compare-toggle.css";

interface CompareToggleProps {
  id: number;
  name: string;
  chosen: readonly number[];
  /** Address of this place on the page, so that a visitor without scripts stands here again. */
  place: string;
}

export function CompareToggle({ id, name, chosen, place }: CompareToggleProps) {
  const pressed = chosen.includes(id);
  const full = !pressed && chosen.length >= MOST_COMPARED;
  return (
    <button
      className="toggle"
      type="submit"
      form={CHOOSE_FORM}
      formAction={place}
      name="compare"
      value={toggleCompared(chosen, id).join(",")}
      aria-pressed={pressed}
      aria-disabled={full || undefined}
    >
      Compare <span className="sr">{name}</span>
    </button>
  );
}
