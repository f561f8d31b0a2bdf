/** The comparison itself: a table whose first row holds the drawings on one ground line, and whose names stay in sight. */
import { type CSSProperties, useRef } from "react";
import { Link } from "react-router";
import type { ComparisonCell, ComparisonRow } from "#app/catalogue/comparison-rows.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScaledPicture, scaleOf } from "#app/ui/scaled-picture.tsx";
import { useRemoval } from "#app/ui/use-removal.ts";
import { COMPARISON_HEADING } from "./compare-head.tsx";
import type { Column, ComparisonView } from "./comparison-view.ts";
import "./comparison-table.css";
import "./comparison-table-narrow.css";

const COUNTS = ["", "", "Both", "All three", "All four"];

export function ComparisonTable({ view }: { view: ComparisonView }) {
  const { columns, rows, slots, addHref } = view;
  const hasMarks = rows.some(isMarked);
  const pictures = useRef<HTMLTableRowElement>(null);
  const removed = useRemoval(columns, pictures, COMPARISON_HEADING);
  return (
    <>
      <p className="sr" role="status">
        {removed}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which a keyboard must be able to do */}
      <section className="cmp-frame" data-count={columns.length} aria-label="Comparison" tabIndex={0}>
        <table className="cmp" style={{ ...scaleOf(columns.map(({ image }) => image)), ...toWidths(columns) }}>
          <caption className="sr">{columns.map(({ name }) => name).join(", ")} side by side</caption>
          <thead>
            <tr className="cmp__figs" ref={pictures}>
              <td className="cmp__corner cmp__scale">{toScaleClaim(columns)}</td>
              {columns.map((column) => (
                <Picture key={column.id} column={column} />
              ))}
              <Slots count={slots} />
            </tr>
            <tr className="cmp__names">
              <td className="cmp__corner" />
              {columns.map((column) => (
                <Name key={column.id} column={column} />
              ))}
              <Slots count={slots} href={addHref} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} slots={slots} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p>These products do not differ in any figure.</p>}
      {hasMarks && (
        <p className="cmp-note">
          Rows in which the products differ. Bars are drawn against the largest figure in the row.
        </p>
      )}
    </>
  );
}

function Picture({ column: { image, badge, name, model, removeHref } }: { column: Column }) {
  return (
    <td>
      <span className="badge">{badge}</span>
      {removeHref && (
        <Link className="cmp__x" to={removeHref} replace preventScrollReset aria-label={`Remove ${model}`}>
          <Icon name="close" size={16} />
        </Link>
      )}
      <ScaledPicture image={image} name={name} eager />
    </td>
  );
}

function Name({ column: { brand, model, href } }: { column: Column }) {
  return (
    <th scope="col">
      <small>{brand}</small>
      <b>{model}</b>
      <Link className="link" to={href} prefetch="intent" aria-label={`Learn More about ${model}`}>
        Learn More
      </Link>
    </th>
  );
}

function Row({ row, slots }: { row: ComparisonRow; slots: number }) {
  const { label, cells, isOwn } = row;
  return (
    <tr className={`${isMarked(row) ? "is-diff" : ""} ${isOwn ? "is-own" : ""}`.trim() || undefined}>
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
      <Slots count={slots} />
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

/** Places for more products; in the row of names each is a link to choose one. */
function Slots({ count, href }: { count: number; href?: string }) {
  return Array.from({ length: count }, (_, slot) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an empty slot is nothing but its place
    <td key={slot} className="cmp__slot">
      {href && (
        <Link className="slot" to={href}>
          <Icon name="plus" /> Add Product
        </Link>
      )}
    </td>
  ));
}

const isMarked = (row: ComparisonRow) => row.differs && !row.isIdentity;

/** Said only where it is true of every one. */
function toScaleClaim(columns: Column[]): string {
  return columns.every(({ image }) => image?.scale) ? `${COUNTS[columns.length]} drawn to one scale` : "";
}

const toWidths = (columns: Column[]) => ({ "--columns": columns.length }) as CSSProperties;
