/** The comparison itself: a table whose first rows hold the drawings on one ground line and the names, which stay in sight. */
import { type CSSProperties, useRef } from "react";
import { Link } from "react-router";
import type { ComparisonCell, ComparisonRow } from "#app/catalogue/comparison-rows.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PERSON_MM, Person } from "#app/ui/person.tsx";
import { ScaledPicture, scaleOf } from "#app/ui/scaled-picture.tsx";
import { useRemoval } from "#app/ui/use-removal.ts";
import { COMPARISON_HEADING } from "./compare-head.tsx";
import type { Column, ComparisonView } from "./comparison-view.ts";
import "./comparison-figures.css";
import "./comparison-table.css";
import "./comparison-table-narrow.css";

const COUNTS = ["", "", "Both", "All three", "All four"];

export function ComparisonTable({ view }: { view: ComparisonView }) {
  const { columns, rows, slots, addHref, person, isOneScale } = view;
  const pictures = useRef<HTMLTableRowElement>(null);
  const removed = useRemoval(columns, pictures, COMPARISON_HEADING);
  const known = columns.filter(({ image }) => image?.scale && !image.scale.isEstimated).length;
  const notes = [
    isOneScale && known === columns.length && `${COUNTS[known]} drawn to one scale.`,
    isOneScale && known > 1 && known < columns.length && "Those with a dimension are drawn to one scale.",
    !isOneScale && "Not drawn to one scale: their sizes lie too far apart.",
    rows.some(isMarked) && "Rows with a mark are those in which the products differ.",
    rows.some(({ cells }) => cells.some(({ share }) => share !== null)) &&
      "Bars are drawn against the largest figure in the row.",
  ].filter(Boolean);
  return (
    <>
      <p className="sr" role="status">
        {removed}
      </p>
      <div className={slots > 0 ? "cmp-places has-slot" : "cmp-places"}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which a keyboard must be able to do */}
        <section className="cmp-frame" data-count={columns.length} aria-label="Comparison" tabIndex={0}>
          <table className="cmp" style={toStyle(view)}>
            <caption className="sr">{columns.map(({ name }) => name).join(", ")} side by side</caption>
            <thead>
              <tr className="cmp__figs" ref={pictures}>
                <td className="cmp__corner">{person && <Person />}</td>
                {columns.map((column) => (
                  <Picture key={column.id} column={column} />
                ))}
              </tr>
              <tr className="cmp__names">
                <td className="cmp__corner" />
                {columns.map(({ id, brand, model }) => (
                  <th key={id} scope="col">
                    {brand && <small>{brand} </small>}
                    <b>{model}</b>
                  </th>
                ))}
              </tr>
              <tr className="cmp__more">
                <td className="cmp__corner" />
                {columns.map(({ id, href, model }) => (
                  <td key={id}>
                    <Link className="link" to={href} aria-label={`Learn More about ${model}`}>
                      Learn More
                    </Link>
                  </td>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.label} row={row} />
              ))}
            </tbody>
          </table>
        </section>
        {slots > 0 && (
          <Link className="slot cmp-slot" to={addHref}>
            <Icon name="plus" /> Add Product
          </Link>
        )}
      </div>
      {rows.length === 0 && <p>These products do not differ in any figure.</p>}
      {notes.length > 0 && <p className="cmp-note">{notes.join(" ")}</p>}
    </>
  );
}

function Picture({ column: { image, badge, name, model, removeHref } }: { column: Column }) {
  return (
    <td>
      <div className="cmp__top">
        {badge && <span className="badge">{badge}</span>}
        {removeHref && (
          <Link className="cmp__x" to={removeHref} replace preventScrollReset aria-label={`Remove ${model}`}>
            <Icon name="close" size={16} />
          </Link>
        )}
      </div>
      <ScaledPicture image={image} name={name} eager boxed sizes="(width <= 768px) 45vw, 300px" most={220} />
    </td>
  );
}

function Row({ row }: { row: ComparisonRow }) {
  const { label, cells, isOwn, isIdentity } = row;
  const classes = [isMarked(row) && "is-diff", isOwn && "is-own", isIdentity && "is-identity"].filter(Boolean);
  return (
    <tr className={classes.join(" ") || undefined}>
      <th scope="row">
        {label}
        {isMarked(row) && <span className="sr">, differs</span>}
      </th>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={place} className={label === "Description" ? "desc" : undefined}>
          <Value cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell: { text, figure, share } }: { cell: ComparisonCell }) {
  if (!figure) return text;
  return (
    <>
      <span className="cmp-num">
        {figure.number} <small>{figure.unit}</small>
      </span>
      <span className="cmp-bar" style={{ "--v": Number(share?.toFixed(3)) } as CSSProperties} aria-hidden="true" />
    </>
  );
}

const isMarked = (row: ComparisonRow) => row.differs && !row.isIdentity;

/** How many columns, and the one scale of what is drawn in them; with a person among it, that one may be the tallest. */
function toStyle({ columns, person, isOneScale }: ComparisonView): CSSProperties {
  const scale = (isOneScale ? scaleOf(columns.map(({ image }) => image)) : {}) as Record<string, number>;
  const tallest =
    person && "--tallest" in scale ? { "--tallest": Math.max(scale["--tallest"] ?? 0, PERSON_MM.height) } : {};
  const sizes: Record<string, number> = { "--columns": columns.length, "--person": PERSON_MM.height };
  return { ...scale, ...tallest, ...sizes } as CSSProperties;
}
