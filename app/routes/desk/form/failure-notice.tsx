/** Says above a form why it was not taken. */
import type { FormFailure } from "./try-send.server.ts";

export function FailureNotice({ failure }: { failure: FormFailure | undefined }) {
  if (!failure) return null;
  return (
    <p className="desk-alert" role="alert">
      {failure.field ? `${toLabel(failure.field)}: ${failure.message}` : failure.message}
    </p>
  );
}

/** `inventory_quantity` reads as "Inventory quantity". */
function toLabel(field: string): string {
  const words = field.replaceAll(/[_.]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
