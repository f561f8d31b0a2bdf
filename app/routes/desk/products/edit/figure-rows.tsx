/** The rows of figures: those the product has, those its category usually has, and empty ones for more. */
import { useState } from "react";
import type { NamedValue } from "#app/contract/product-parts.ts";

const SPARE_ROWS = 3;

/** A figure, and how the site understands it; without that while it is not saved. */
type Row = NamedValue & { reading?: string };

export function FigureRows({ figures, usual }: { figures: readonly Row[]; usual: readonly string[] }) {
  const [added, setAdded] = useState(0);
  const rows: Row[] = [
    ...figures,
    ...usual.map((name) => ({ name, value: "" })),
    ...Array.from({ length: SPARE_ROWS + added }, () => ({ name: "", value: "" })),
  ];
  return (
    <fieldset>
      <legend>Figures</legend>
      <p className="desk-hint">
        A row without a value is left out. Only figures that you have read on the machine or from its maker.
      </p>
      {rows.map(({ name, value, reading }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places while the page stands
        <div className="desk-figure" key={index}>
          <input
            name="name"
            aria-label={`Name of figure ${index + 1}`}
            defaultValue={name}
            placeholder="Displacement"
          />
          <input
            name="value"
            aria-label={`Value of ${name || `figure ${index + 1}`}`}
            defaultValue={value}
            placeholder="45.4 cc"
            aria-describedby={reading ? `figure-reading-${index}` : undefined}
          />
          {reading && (
            <small className="desk-hint" id={`figure-reading-${index}`}>
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
