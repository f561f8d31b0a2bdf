/** The dropdown under the search box: up to six machines that answer what is being typed. */
import { Link } from "react-router";
import { truncateWords } from "#app/catalogue/text.ts";
import { ScaledPicture, scaleOf } from "../scaled-picture.tsx";
import { findTyped } from "./highlight.ts";
import type { LiveAnswer } from "./use-live-answer.ts";
import "./live-results.css";

/** The dropdown shows six machines, each with the first eight words of its brief description. */
const SHOWN = 6;
const BRIEF_WORDS = 8;

interface LiveResultsProps {
  /** Prefix of the ids, unique to the search box. */
  id: string;
  query: string;
  /** Null while the first answer is on its way. */
  answer: LiveAnswer | null;
  isOffline: boolean;
  /** Which choice the keyboard is on; -1 for none. */
  active: number;
  onChoose(): void;
}

/** Where the choices of an answer lead, in order: the machines, then all of them where more than six answer. */
export function choicesOf(answer: LiveAnswer | null): string[] {
  if (!answer) return [];
  const products = answer.products.slice(0, SHOWN).map(({ slug }) => `/products/${slug}`);
  return answer.total > SHOWN ? [...products, allHref(answer.query)] : products;
}

/** What an answer amounts to, in words. */
export function toStatus({ query, products, total }: LiveAnswer): string {
  if (total === 0) return nothingFound(query);
  const shown = Math.min(products.length, SHOWN);
  return `${shown < total ? `${shown} of ` : ""}${total} ${total === 1 ? "product" : "products"}`;
}

export const OFFLINE = "You are offline. What is found shows here when the connection is back.";

export function optionId(id: string, at: number): string {
  return `${id}-option-${at}`;
}

export function LiveResults({ id, query, answer, isOffline, active, onChoose }: LiveResultsProps) {
  const current = answer?.query === query ? answer : null;
  const products = answer?.products.slice(0, SHOWN) ?? [];
  return (
    <div className="live">
      <p className="live__head" id={`${id}-head`}>
        {current || isOffline ? `Products for ${query}` : "Searching..."}
      </p>
      {products.length === 0 && (
        <p className="live__note">
          {isOffline ? OFFLINE : current ? nothingFound(query) : "Searching for products..."}
        </p>
      )}
      <div
        className="live__list"
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-head`}
        aria-busy={!current && !isOffline}
        style={scaleOf(products.map(({ image }) => image))}
      >
        {products.map((product, at) => (
          <Option key={product.slug} id={optionId(id, at)} isActive={at === active} {...{ product, query, onChoose }} />
        ))}
        {answer && answer.total > SHOWN && (
          <Link
            className="live__all"
            to={allHref(answer.query)}
            id={optionId(id, products.length)}
            role="option"
            aria-selected={active === products.length}
            tabIndex={-1}
            onClick={onChoose}
          >
            See all products ({answer.total})
          </Link>
        )}
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  product: LiveAnswer["products"][number];
  query: string;
  isActive: boolean;
  onChoose(): void;
}

function Option({ id, product, query, isActive, onChoose }: OptionProps) {
  const typed = findTyped(product.name, query);
  return (
    <Link
      className="live__card"
      to={`/products/${product.slug}`}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-describedby={`${id}-brief`}
      tabIndex={-1}
      onClick={onChoose}
    >
      {/* A reader is told the name, then the brief: neither the picture's length nor what a click does belongs to the name. */}
      <span className="live__picture" aria-hidden>
        <ScaledPicture image={product.image} alt="" eager boxed sizes="160px" most={120} />
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
      <span className="live__brief" id={`${id}-brief`} aria-hidden>
        {truncateWords(product.brief, BRIEF_WORDS)}
      </span>
      <span className="btn btn--line btn--small" aria-hidden>
        View Details
      </span>
    </Link>
  );
}

const nothingFound = (query: string) => `No products found for "${query}". Try different keywords.`;

function allHref(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}
