/** The comparison table; the row of names stays in view. */
import { type CSSProperties, useRef } from "react";
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { acrossOf } from "#app/ui/people/held-machine.tsx";
import { Price } from "#app/ui/price.tsx";
import { commonScale } from "#app/ui/scaled-picture.tsx";
import { useRemoval } from "#app/ui/use-removal.ts";
import { COMPARISON_HEADING } from "./compare-head.tsx";
import { ComparisonPicture } from "./comparison-picture.tsx";
import type { ComparisonCell, ComparisonRow } from "./comparison-rows.ts";
import type { ComparisonView } from "./comparison-view.ts";
import "./comparison-specifications.css";
import "./comparison-table.css";
import "./comparison-table-narrow.css";

export function ComparisonTable({ view }: { view: ComparisonView }) {
  const t = useMessages("comparison");
  const { columns, rows, prices, slots, addHref, person, isOneScale } = view;
  const across = Math.max(
    ...columns.map(({ image, hold }) => (image?.scale ? acrossOf(image, hold) : 0)),
  );
  const pictures = useRef<HTMLTableRowElement>(null);
  const removed = useRemoval(columns, pictures, COMPARISON_HEADING);
  const hasMarks = prices === "differ" || rows.some(isMarked);
  const notes = [
    hasMarks && t.marks,
    isOneScale && t.oneScale(columns.length),
    rows.some(({ cells }) => cells.some(({ share }) => share !== null)) && t.bars,
  ].filter(Boolean);
  return (
    <>
      <p className="sr" role="status">
        {removed}
      </p>
      {columns.length > 2 && <p className="cmp-sideways">{t.sideways(columns.length)}</p>}
      <div className={slots > 0 ? "cmp-places has-slot" : "cmp-places"}>
        <section className="cmp-frame" data-count={columns.length} aria-label={t.table}>
          <table className="cmp" style={toStyle(view)}>
            <caption className="sr">
              {t.caption(columns.map(({ name }) => name).join(", "))}
            </caption>
            <thead>
              <tr className="cmp__names" data-still="">
                <td className="cmp__corner" />
                {columns.map(({ id, name, brand, model }) => (
                  <th key={id} scope="col" aria-label={name}>
                    {brand && <small>{brand} </small>}
                    <b>{model}</b>
                  </th>
                ))}
              </tr>
            </thead>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must scroll it on narrow windows */}
            <tbody tabIndex={0}>
              <tr className={isOneScale ? "cmp__figs" : "cmp__figs is-apart"} ref={pictures}>
                <td className="cmp__corner">{!isOneScale && t.noScale}</td>
                {columns.map((column) => (
                  <ComparisonPicture
                    key={column.id}
                    column={column}
                    across={person ? across : null}
                    isOneScale={isOneScale}
                  />
                ))}
              </tr>
              <tr className="cmp__more">
                <td className="cmp__corner" />
                {columns.map(({ id, href, model }) => (
                  <td key={id}>
                    <Link className="link" to={href} aria-label={t.learnMoreAbout(model)}>
                      {t.learnMore}
                    </Link>
                  </td>
                ))}
              </tr>
              {prices !== "none" && (
                <tr className={prices === "differ" ? "cmp__row is-diff" : "cmp__row"}>
                  <th scope="row">
                    {t.price}
                    {prices === "differ" && <span className="sr">{t.differs}</span>}
                  </th>
                  {columns.map(({ id, price }) => (
                    <td key={id} className={price ? undefined : "is-unknown"}>
                      {price ? <Price price={price} isWhole /> : t.notKnown}
                    </td>
                  ))}
                </tr>
              )}
              {rows.map((row) => (
                <Row key={row.label} row={row} />
              ))}
            </tbody>
          </table>
        </section>
        {slots > 0 && (
          <Link className="slot cmp-slot" to={addHref}>
            <Icon name="plus" /> {t.addProduct}
          </Link>
        )}
      </div>
      {rows.length === 0 && prices === "none" && <p>{t.noDifferences}</p>}
      {notes.length > 0 && (
        <p className={hasMarks ? "cmp-note has-marks" : "cmp-note"}>{notes.join(" ")}</p>
      )}
    </>
  );
}

function Row({ row }: { row: ComparisonRow }) {
  const t = useMessages("comparison");
  const { fixed, label, cells, isIdentity } = row;
  const classes = ["cmp__row", isMarked(row) && "is-diff", isIdentity && "is-identity"].filter(
    Boolean,
  );
  return (
    <tr className={classes.join(" ")}>
      <th scope="row">
        {fixed ? t[fixed] : label}
        {isMarked(row) && <span className="sr">{t.differs}</span>}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={index} className={toClass(fixed === "brief", cell.text === null)}>
          <Value cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell: { text, specification, share } }: { cell: ComparisonCell }) {
  const { notKnown } = useMessages("comparison");
  if (!specification) return text ?? notKnown;
  return (
    <>
      <span className="cmp-num">
        {specification.number} <small>{specification.unit}</small>
      </span>
      {share !== null && (
        <span
          className="cmp-bar"
          style={{ "--v": Number(share.toFixed(3)) } as CSSProperties}
          aria-hidden="true"
        />
      )}
    </>
  );
}

function toClass(isDescription: boolean, isUnknown: boolean): string | undefined {
  if (isUnknown) return "is-unknown";
  return isDescription ? "desc" : undefined;
}

const isMarked = (row: ComparisonRow) => row.differs && !row.isIdentity;

/** Number of columns and common scale. */
function toStyle({ columns, isOneScale }: ComparisonView): CSSProperties {
  const scale = isOneScale ? commonScale(columns.map(({ image }) => image)) : {};
  return { ...scale, "--columns": columns.length } as CSSProperties;
}
