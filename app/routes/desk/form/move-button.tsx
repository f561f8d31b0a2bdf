/** Moves an entry of a list up or down by one place. */

interface MoveButtonProps {
  direction: "up" | "down";
  name: string;
  /** There is no place further on. */
  isAtEnd: boolean;
}

/** At the end it does nothing; `disabled` would take away the focus of the button that moved it there. */
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
