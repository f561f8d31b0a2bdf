/** The dropdown below the search box: matching categories and pages, and up to six products. */

import { Link, type LinkProps } from "react-router";
import type { Messages } from "#app/languages/en/messages.ts";
import { useMessages } from "#app/languages/language.ts";
import { ProductPicture } from "../product-picture.tsx";
import type { LiveResponse } from "./use-live-response.ts";
import "./live-results.css";

interface LiveResultsProps {
  /** Prefix of the ids, unique to the search box. */
  id: string;
  query: string;
  /** Null while the first results are loading. */
  response: LiveResponse | null;
  isOffline: boolean;
  /** Index of the option selected by keyboard; -1 for none. */
  active: number;
  onChoose(): void;
}

/** URLs of the options in order: targets, products, the search page if there are more products. */
export function choicesOf(response: LiveResponse | null): string[] {
  if (!response) return [];
  const { query, targets, products, total } = response;
  return [
    ...targets.map(({ href }) => href),
    ...products.map(({ slug }) => `/products/${slug}`),
    ...(total > products.length ? [allHref(query)] : []),
  ];
}

/** What the dropdown shows, in one sentence; empty while the results are loading. */
export function toStatus(
  t: Messages["shell"],
  isOffline: boolean,
  results: LiveResponse | null,
): string {
  if (isOffline) return t.noResultsOffline;
  if (!results) return "";
  const { note, targets, products, total } = results;
  if (note) return note;
  return [...targets.map(({ label }) => label), t.results(products.length, total)].join(", ");
}

export function optionId(id: string, at: number): string {
  return `${id}-option-${at}`;
}

export function LiveResults({
  id,
  query,
  response,
  isOffline,
  active,
  onChoose,
}: LiveResultsProps) {
  const t = useMessages("shell");
  const current = response?.query === query ? response : null;
  const { targets, products, total } = response ?? { targets: [], products: [], total: 0 };
  const choice = (at: number) =>
    ({
      id: optionId(id, at),
      role: "option",
      "aria-selected": at === active,
      tabIndex: -1,
      onClick: onChoose,
    }) as const;
  return (
    <div className="live">
      <p className="live__head" id={`${id}-head`}>
        {current || isOffline ? headOf(t, query, current) : t.searching}
      </p>
      {(current?.note || targets.length + products.length === 0) && (
        <p className="live__note">{toStatus(t, isOffline, current) || t.searchingProducts}</p>
      )}
      <div
        className="live__list"
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-head`}
        aria-busy={!current && !isOffline}
      >
        <div className="live__targets" role="none">
          {targets.map(({ label, href }, at) => (
            <Link key={href} to={href} {...choice(at)}>
              {label}
            </Link>
          ))}
        </div>
        {products.map((product, at) => (
          <Option
            key={product.slug}
            choice={choice(targets.length + at)}
            product={product}
            query={query}
          />
        ))}
        {response && total > products.length && (
          <Link
            className="live__all"
            to={allHref(response.query)}
            {...choice(targets.length + products.length)}
          >
            {t.allResults(total)}
          </Link>
        )}
      </div>
    </div>
  );
}

interface OptionProps {
  product: LiveResponse["products"][number];
  query: string;
  choice: Pick<LinkProps, "role" | "aria-selected" | "tabIndex" | "onClick"> & { id: string };
}

function Option({ product, query, choice }: OptionProps) {
  const t = useMessages("shell");
  const typed = findMatchingParts(product.name, query);
  const brief = `${choice.id}-brief`;
  return (
    <Link
      className="live__card"
      to={`/products/${product.slug}`}
      aria-describedby={brief}
      {...choice}
    >
      {/* Screen readers get the name, then the brief, and neither the picture nor the link. */}
      <span className="live__picture" aria-hidden>
        <ProductPicture image={product.image} alt="" eager sizes="136px" max={104} />
      </span>
      <b>
        {typed ? (
          <>
            {typed[0]}
            <mark>{typed[1]}</mark>
            {typed[2]}
          </>
        ) : (
          product.name
        )}
      </b>
      <span className="live__brief" id={brief} aria-hidden>
        {product.price && <b>{product.price}</b>} {product.brief}
      </span>
      <span className="link" aria-hidden>
        {t.viewDetails}
      </span>
    </Link>
  );
}

function headOf(t: Messages["shell"], query: string, results: LiveResponse | null): string {
  return results?.corrected ? t.showing(results.corrected) : t.resultsFor(query);
}

function allHref(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

/**
 * The name split around the typed text, whose spaces and punctuation do not count; null if the name
 * does not contain it.
 */
export function findMatchingParts(
  name: string,
  typed: string,
): [before: string, match: string, after: string] | null {
  const letters = [...typed.toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  if (letters.length === 0) return null;
  const pattern = letters.join("[\\s\\-./,]*");
  const match = new RegExp(pattern, "iu").exec(name);
  if (!match) return null;
  return [name.slice(0, match.index), match[0], name.slice(match.index + match[0].length)];
}
