/** The products chosen for comparison, with empty slots for more; it is there as soon as one is chosen. */
import { useRef } from "react";
import { Form, Link } from "react-router";
import type { ProductCardView } from "#app/catalogue/card.ts";
import { FEWEST_COMPARED, MOST_COMPARED, toComparisonQuery, toggleCompared } from "#app/catalogue/comparison.ts";
import { EnclosingForm } from "../enclosing-form.tsx";
import { Icon } from "../icon.tsx";
import { ProductPicture } from "../product-picture.tsx";
import { useRemoval } from "../use-removal.ts";
import { CHOOSE_FORM, TOO_FEW, useComparison } from "./use-comparison.ts";
import "./compare-bar.css";

export interface CompareBarProps {
  /** The page's own address with another choice, in a fixed order and without defaults. */
  hrefWith: (compare: number[]) => string;
  /** The list to come back to from the comparison: an address of this site, nothing chosen in it. */
  from: string;
  /** The chosen products that are known, in the order of choosing. */
  chosen: Pick<ProductCardView, "id" | "model" | "thumbnail">[];
  /** Id of what takes the focus when the bar goes. */
  heading: string;
}

const TOO_FEW_ID = "too-few";

export function CompareBar({ hrefWith, from, chosen, heading }: CompareBarProps) {
  const { status, choose, sayTooFew } = useComparison(chosen.length, hrefWith);
  const places = useRef<HTMLOListElement>(null);
  const removed = useRemoval(chosen, places, heading);
  const ids = chosen.map(({ id }) => id);
  const [path = "", rest = ""] = hrefWith([]).split("?");
  return (
    <>
      <Form id={CHOOSE_FORM} action={path} onSubmit={choose}>
        {[...new URLSearchParams(rest)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </Form>
      <p className="sr" role="status">
        {removed}
      </p>
      {chosen.length > 0 && (
        <section className="cbar" aria-label="Comparison">
          <div className="wrap">
            <ol ref={places}>
              {chosen.map(({ id, model, thumbnail }) => (
                <li key={id}>
                  <ProductPicture image={thumbnail} alt="" sizes="80px" />
                  <span>{model}</span>
                  <EnclosingForm href={hrefWith([])}>
                    <button type="submit" form={CHOOSE_FORM} name="compare" value={toggleCompared(ids, id).join(",")}>
                      <Icon name="close" size={16} />
                      <span className="sr">Remove {model}</span>
                    </button>
                  </EnclosingForm>
                </li>
              ))}
              {Array.from({ length: MOST_COMPARED - chosen.length }, (_, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty slot is nothing but its place
                <li key={slot} className="cbar__add">
                  Add Product
                </li>
              ))}
            </ol>
            <div className="cbar__go">
              <EnclosingForm href={hrefWith([])}>
                <button className="cbar__clear" type="submit" form={CHOOSE_FORM} name="compare" value="">
                  Clear All
                </button>
              </EnclosingForm>
              {ids.length >= FEWEST_COMPARED ? (
                <Link
                  className="btn"
                  to={`/compare${toComparisonQuery({ ids, onlyDifferences: false, person: false, from })}`}
                >
                  Compare Products
                </Link>
              ) : (
                // Without scripts the link uncovers the alert that stands below.
                <a
                  className="btn"
                  href={`#${TOO_FEW_ID}`}
                  aria-disabled="true"
                  onClick={(event) => {
                    event.preventDefault();
                    sayTooFew();
                  }}
                >
                  Compare Products
                </a>
              )}
            </div>
            <p className="cbar__status" id={TOO_FEW_ID} role="status">
              {status}
              {status === "" && ids.length < FEWEST_COMPARED && <span className="cbar__alert">{TOO_FEW}</span>}
            </p>
          </div>
        </section>
      )}
    </>
  );
}
