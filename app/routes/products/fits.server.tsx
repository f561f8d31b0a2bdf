/** The HTML of what fits a product: the spares of a machine, or the machines of a spare, by kind. */

import { renderToStaticMarkup } from "react-dom/server";
import { withCompared } from "#app/catalogue/comparison.ts";
import { toFullName } from "#app/catalogue/model.ts";
import type { Product, ProductSummary } from "#app/catalogue/product.ts";
import { convert } from "#app/catalogue/quantity/convert.ts";
import { unitOf } from "#app/catalogue/quantity/units.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { toSpecifications } from "#app/ui/product-card-view.ts";
import { ProductLine } from "#app/ui/product-line.tsx";
import type { Upstream } from "#app/upstream/upstream.ts";
import { contactHref } from "./enquiry-links.ts";
import { kindNameOf } from "./nearness.ts";

/** More products than these are not listed. */
const MAX = 60;
/** Longer lists are folded by kind. */
const MAX_OPEN = 12;
/** What decides whether a part fits, in this order. */
const DECIDING = ["Drive links", "Chain pitch", "Chain gauge", "Guide bar length"];
const BARS = ["Guide bar length", "Guide bar options"];
const MAX_FIGURES = 3;

interface Choice {
  /** Centimetres; null for every length. */
  bar: number | null;
  /** The choice for comparison, which links keep. */
  compare: readonly number[];
}

/** Empty if nothing is known to fit. */
export async function renderFits(
  upstream: Upstream,
  product: Product,
  { bar, compare }: Choice,
  t: Messages["products"],
): Promise<string> {
  const isMachine = product.accessoryIds.length > 0;
  const ids = isMachine ? product.accessoryIds : product.fitsIds;
  const found = await upstream.findProductsById(ids.slice(0, MAX));
  const bars = product.spareType === null ? barsOf(product) : [];
  if (found.length === 0 && bars.length === 0) return "";
  const cut = bars.length > 0 ? found.filter((part) => barsOf(part).length > 0) : [];
  const chosen = bars.find((length) => length === bar) ?? null;
  const shown = found.filter(
    (part) => chosen === null || !cut.includes(part) || barsOf(part).includes(chosen),
  );
  const isCutShown = shown.some((part) => cut.includes(part));
  const kinds = [...Map.groupBy(shown, (each) => (isMachine ? kindNameOf(each) : each.category))];
  const path = `/products/${product.slug}`;
  return renderToStaticMarkup(
    <section className="wrap section fits" id="fits" aria-labelledby="fits-title">
      <h2 id="fits-title">{isMachine || found.length === 0 ? t.alsoNeeded : t.machinesItFits}</h2>
      {bars.length > 0 && (
        <>
          <p>{t.threeNumbers(valuesOf(product, ["Chain pitch", "Chain gauge"]).join(", "))}</p>
          {bars.length > 1 && (
            <nav className="fits__bars" aria-label={t.barLength}>
              <span>{t.barLength}</span>
              {bars.map((length) => [
                " ",
                <a
                  key={length}
                  className="chip"
                  href={`${withCompared(`${path}?bar=${length}cm`, compare)}#fits`}
                  aria-current={length === chosen || undefined}
                >
                  {length} cm
                </a>,
              ])}
            </nav>
          )}
          {!isCutShown && (
            <p>
              {t.noneForBar(bars.length > 1 && chosen ? `${chosen} cm` : "")}{" "}
              <a className="link" href={contactHref(product)}>
                {t.askForFit}
              </a>
            </p>
          )}
        </>
      )}
      <div className={shown.length > MAX_OPEN ? "fits__kinds acc" : "fits__kinds"}>
        {kinds.map(([kind, members]) =>
          shown.length > MAX_OPEN ? (
            <details key={kind}>
              <summary>{t.kindWithCount(kind ?? "", members.length)}</summary>
              <Members members={members} compare={compare} t={t} />
            </details>
          ) : (
            <div key={kind}>
              <h3>{kind}</h3>
              <Members members={members} compare={compare} t={t} />
            </div>
          ),
        )}
      </div>
    </section>,
  );
}

interface MembersProps extends Pick<Choice, "compare"> {
  members: Product[];
  t: Messages["products"];
}

function Members({ members, compare, t }: MembersProps) {
  return (
    <ul>
      {members.map((member) => (
        <li className="product-line product-line--whole" key={member.id}>
          <ProductLine
            href={withCompared(`/products/${member.slug}`, compare)}
            name={toFullName(member)}
            image={member.thumbnail}
            note={figuresOf(member, t)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The numbers that decide, else those of its card: "55 links, 3/8″ P, 1.3 mm". */
function figuresOf(product: ProductSummary, t: Messages["products"]): string {
  const deciding = valuesOf(product, DECIDING).map((value) =>
    /^\d+$/.test(value) ? t.links(value) : value,
  );
  const figures =
    deciding.length > 0
      ? deciding
      : toSpecifications(product.specifications).map(({ value, unit }) =>
          `${value} ${unit}`.trim(),
        );
  return figures.slice(0, MAX_FIGURES).join(", ");
}

function valuesOf({ specifications }: ProductSummary, names: readonly string[]): string[] {
  return names.flatMap((wanted) => {
    const value = specifications.find(({ name }) => name === wanted)?.value;
    return value === undefined ? [] : value.replaceAll('"', "″");
  });
}

/** The lengths of guide bars, in centimetres, ascending; "35-45 cm" names none. */
function barsOf({ specifications }: ProductSummary): number[] {
  const lengths = specifications.flatMap((each) => {
    const quantity = BARS.includes(each.name) ? DEFAULT_READER.readQuantity(each) : null;
    if (!quantity || quantity.form === "range") return [];
    return convert(quantity, unitOf("cm"))?.values ?? [];
  });
  return [...new Set(lengths)].sort((a, b) => a - b);
}
