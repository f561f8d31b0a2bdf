/** The bar of products chosen for comparison; shown once one is chosen. */

import { useRef } from "react";
import { Form, Link } from "react-router";
import {
  MAX_COMPARED,
  MIN_COMPARED,
  toComparisonQuery,
  toggleCompared,
  withCompared,
} from "#app/catalogue/comparison.ts";
import { useMessages } from "#app/languages/language.ts";
import { EnclosingForm } from "../enclosing-form.tsx";
import { Icon } from "../icon.tsx";
import type { ProductCardView } from "../product-card-view.ts";
import { ProductPicture } from "../product-picture.tsx";
import { useRemoval } from "../use-removal.ts";
import { CHOICE_STATUS, CHOOSE_FORM, useComparison } from "./use-comparison.ts";
import "./compare-bar.css";

export interface CompareBarProps {
  /** The page's own URL with another choice. */
  hrefWith: (compare: number[]) => string;
  /** The list's URL without a choice, to return to from the comparison. */
  from: string;
  /** In the order of choosing, without unknown products. */
  chosen: Pick<ProductCardView, "id" | "model" | "thumbnail">[];
  /** Id of the element that gets the focus when the bar disappears. */
  heading: string;
}

export function CompareBar({ hrefWith, from, chosen, heading }: CompareBarProps) {
  const t = useMessages("lists");
  const ids = chosen.map(({ id }) => id);
  const { status, choose, showTooFew } = useComparison(ids, hrefWith);
  const list = useRef<HTMLOListElement>(null);
  const removed = useRemoval(chosen, list, heading);
  const isFull = ids.length === MAX_COMPARED;
  const refusal =
    ids.length < MIN_COMPARED ? t.tooFew(MIN_COMPARED) : isFull && t.tooMany(MAX_COMPARED);
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
        <section className="cbar" aria-label={t.comparison}>
          <div className="wrap">
            <ol ref={list}>
              {chosen.map(({ id, model, thumbnail }) => (
                <li key={id}>
                  <ProductPicture image={thumbnail} alt="" sizes="80px" />
                  <span>{model}</span>
                  <EnclosingForm href={hrefWith([])}>
                    <button
                      type="submit"
                      form={CHOOSE_FORM}
                      name="compare"
                      value={toggleCompared(ids, id).join(",")}
                    >
                      <Icon name="close" size={16} />
                      <span className="sr">{t.remove(model)}</span>
                    </button>
                  </EnclosingForm>
                </li>
              ))}
              {Array.from({ length: MAX_COMPARED - chosen.length }, (_, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty slots differ by their index only
                <li key={slot} className="cbar__add">
                  {from.startsWith(path) ? (
                    t.addProduct
                  ) : (
                    <Link to={withCompared(from, ids)}>{t.addProduct}</Link>
                  )}
                </li>
              ))}
            </ol>
            <div className="cbar__go">
              <EnclosingForm href={hrefWith([])}>
                <button
                  className="cbar__clear"
                  type="submit"
                  form={CHOOSE_FORM}
                  name="compare"
                  value=""
                >
                  {t.clearComparison}
                </button>
              </EnclosingForm>
              {ids.length >= MIN_COMPARED ? (
                <Link
                  className="btn"
                  to={`/compare${toComparisonQuery({ ids, onlyDifferences: false, person: false, from })}`}
                >
                  {t.compareProducts}
                </Link>
              ) : (
                // Without scripts the link reveals the message below.
                <a
                  className="btn"
                  href={`#${CHOICE_STATUS}`}
                  aria-disabled="true"
                  onClick={(event) => {
                    event.preventDefault();
                    showTooFew();
                  }}
                >
                  {t.compareProducts}
                </a>
              )}
            </div>
            <p className="cbar__status" id={CHOICE_STATUS} role="status">
              {status || (refusal && <span className="cbar__alert">{refusal}</span>)}
            </p>
          </div>
        </section>
      )}
    </>
  );
}
