/** Rows for specifications: the product's own, usual ones of its category, and empty ones. */
import { useState } from "react";
import type { NamedValue } from "#app/contract/product-parts.ts";

const SPARE_ROWS = 3;

/** `reading` describes how the site reads a saved specification. */
type SpecificationRow = NamedValue & { reading?: string };

export function SpecificationRows({
  specifications,
  usual,
}: {
  specifications: readonly SpecificationRow[];
  usual: readonly string[];
}) {
  const [added, setAdded] = useState(0);
  const rows: SpecificationRow[] = [
    ...specifications,
    ...usual.map((name) => ({ name, value: "" })),
    ...Array.from({ length: SPARE_ROWS + added }, () => ({ name: "", value: "" })),
  ];
  return (
    <fieldset>
      <legend>Specifications</legend>
      <p className="desk-hint">
        Rows without a value are not saved. Enter only what you have read on the machine or in its
        maker's documents.
      </p>
      {rows.map(({ name, value, reading }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order while the page is open
        <div className="desk-specification" key={index}>
          <input
            name="name"
            aria-label={`Name of specification ${index + 1}`}
            defaultValue={name}
            placeholder="Displacement"
          />
          <input
            name="value"
            aria-label={`Value of ${name || `specification ${index + 1}`}`}
            defaultValue={value}
            placeholder="45.4 cc"
            aria-describedby={reading ? `specification-reading-${index}` : undefined}
          />
          {reading && (
            <small className="desk-hint" id={`specification-reading-${index}`}>
              {reading}
            </small>
          )}
        </div>
      ))}
      <button className="link desk-more" type="button" onClick={() => setAdded(added + SPARE_ROWS)}>
        More rows
      </button>
    </fieldset>
  );
}
