/** The sizes of a list's machines as marks along the largest, all from the same end and so to one scale. */
import type { CSSProperties } from "react";
import { useSearchParams } from "react-router";
import type { ListSizes } from "#app/catalogue/list-sizes.ts";
import { listingHref, parseListingQuery, withListingQuery } from "#app/catalogue/listing-query.ts";
import { findSizeFigure } from "#app/catalogue/size.ts";
import { applicableQuery, type ProductListView } from "#app/ui/product-list/product-list-view.ts";
import { RulerDrawing } from "./ruler-drawing.tsx";
import "./size-ruler.css";

/** Marks nearer than this share of the largest have no room for their figures beside each other. */
const CROWDED = 0.055;

export function SizeRuler({ list, sizes: { key, amounts } }: { list: ProductListView; sizes: ListSizes }) {
  const [params] = useSearchParams();
  const figure = findSizeFigure(key);
  if (!figure) return null;
  const listingQuery = applicableQuery(list.kind, parseListingQuery(params));
  const largest = Math.max(...amounts);
  return (
    <figure className="size-ruler">
      <RulerDrawing form={figure.form} amounts={amounts} />
      <ol style={{ "--largest": largest } as CSSProperties}>
        {toMarks(amounts, largest).map(({ amount, line }) => (
          <li key={amount} style={{ "--at": amount } as CSSProperties} className={line}>
            <span className={line === "is-bare" ? "sr" : undefined}>{amount}</span>
            <span className="sr"> {figure.unit}</span>
          </li>
        ))}
      </ol>
      <figcaption>
        {figure.plural} in the range, in {figure.unitName}, to one scale.{" "}
        {listingQuery.sort !== "size" && list.total > 1 && (
          <a href={listingHref(list.path, withListingQuery(listingQuery, { sort: "size" }))}>See the smallest first</a>
        )}
      </figcaption>
    </figure>
  );
}

/** A figure too near the one before it stands a line lower; where both lines are taken the mark is bare. */
function toMarks(amounts: readonly number[], largest: number) {
  let [high, low] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return amounts.map((amount) => {
    const fits = (before: number) => (amount - before) / largest >= CROWDED;
    if (fits(high)) {
      high = amount;
      return { amount, line: undefined };
    }
    if (!fits(low)) return { amount, line: "is-bare" };
    low = amount;
    return { amount, line: "is-low" };
  });
}
