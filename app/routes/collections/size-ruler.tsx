/** The sizes of a list's machines as marks on one ruler. */
import type { CSSProperties } from "react";
import { listingHref, withListingQuery } from "#app/catalogue/listing-query.ts";
import type { ListSizes } from "#app/catalogue/specifications/list-facets.ts";
import { useMessages } from "#app/languages/language.ts";
import { lists } from "#app/languages/lists.ts";
import type { ProductListView } from "#app/ui/product-list/product-list-view.ts";
import { useListingQuery } from "#app/ui/product-list/use-listing-query.ts";
import { RulerDrawing } from "./ruler-drawing.tsx";
import "./size-ruler.css";

/** Characters of a label that fit side by side on the narrowest ruler, 20em. */
const CHARACTERS = 44;
/** Diameters, which are drawn as circles. */
const ROUND = /^(?:wheel|bore|auger)$/;

export function SizeRuler({
  list,
  sizes: { key, name, unit, amounts },
}: {
  list: ProductListView;
  sizes: ListSizes;
}) {
  const t = useMessages(lists);
  const listingQuery = useListingQuery(list);
  const largest = Math.max(...amounts);
  const isRound = ROUND.test(key);
  return (
    <figure className={isRound ? "size-ruler size-ruler--round" : "size-ruler"}>
      {!isRound && <RulerDrawing specification={key} largest={largest} />}
      <ol style={{ "--largest": largest } as CSSProperties}>
        {toMarks(amounts, largest).map(({ amount, bare }) => (
          <li
            key={amount}
            style={{ "--at": amount } as CSSProperties}
            className={bare ? "is-bare" : undefined}
          >
            <span className={bare ? "sr" : undefined}>{amount}</span>
            <span className="sr"> {unit}</span>
          </li>
        ))}
      </ol>
      <figcaption>
        {t.sizes(name, unit)}{" "}
        {listingQuery.sort !== "size" && list.total > 1 && (
          <a href={listingHref(list.path, withListingQuery(listingQuery, { sort: "size" }))}>
            {t.smallestFirst}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

/** A label without room beside the one before it or the last is hidden. */
function toMarks(amounts: readonly number[], largest: number) {
  const widthOf = (amount: number) => (String(amount).length / CHARACTERS) * largest;
  const gap = largest / CHARACTERS;
  // The last label ends at its mark; the others are centred below theirs.
  const end = largest - widthOf(largest) - gap;
  let start = Number.NEGATIVE_INFINITY;
  return amounts.map((amount) => {
    const half = widthOf(amount) / 2;
    const bare = amount < largest && (amount - half < start || amount + half > end);
    if (!bare) start = amount + half + gap;
    return { amount, bare };
  });
}
