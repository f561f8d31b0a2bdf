/** A button that moves a list entry up or down by one position. */

interface MoveButtonProps {
  direction: "up" | "down";
  name: string;
  /** Whether the entry is first (up) or last (down). */
  isAtEnd: boolean;
}

/** At the end it does nothing. Not `disabled`, which would take away the button's focus. */
export function MoveButton({ direction, name, isAtEnd }: MoveButtonProps) {
  return (
    <button
      className="icon-btn"
      type={isAtEnd ? "button" : "submit"}
      name="intent"
      value={direction}
      aria-disabled={isAtEnd || undefined}
      aria-label={`Move ${name} ${direction}`}
    >
      {direction === "up" ? "↑" : "↓"}
    </button>
  );
}
