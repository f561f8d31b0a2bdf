/** The shop's advice: which answers a list's URL has, and why a product suits. */
import {
  type ListingQuery,
  listingHref,
  parseListingQuery,
  serializeListingQuery,
} from "#app/catalogue/listing-query.ts";
import type { ProductSummary } from "#app/catalogue/product.ts";
import { formatQuantity } from "#app/catalogue/quantity/format.ts";
import { stem, tokenize } from "#app/catalogue/words.ts";
import type { Site } from "#app/site/site.ts";

export type Advice = Site["advice"][string];
type Question = Advice["questions"][number];
type Answer = Question["answers"][number];

/** Of these parameters a list has one; of others several, any of which match. */
const SINGLE = ["sort", "type"];

const pairsOf = ({ list }: Answer) => [...new URLSearchParams(list)];

export function isChosen(answer: Answer, query: ListingQuery): boolean {
  const params = new URLSearchParams(serializeListingQuery(query));
  return pairsOf(answer).every(([name, value]) => params.getAll(name).includes(value));
}

/** The list with this answer to the question instead of another; without it if it is chosen. */
export function answerHref(
  path: string,
  query: ListingQuery,
  { answers }: Question,
  answer: Answer,
): string {
  const params = new URLSearchParams(serializeListingQuery({ ...query, page: 1 }));
  for (const chosen of answers.filter((each) => isChosen(each, query)))
    for (const [name, value] of pairsOf(chosen)) params.delete(name, value);
  if (!isChosen(answer, query))
    for (const [name, value] of pairsOf(answer)) {
      if (SINGLE.includes(name)) params.delete(name);
      params.append(name, value);
    }
  return listingHref(path, parseListingQuery(params));
}

/** "35 cm bar, 4.5 kg": the parts whose figures the product has; empty for none. */
export function toReason({ reason }: Advice, { specifications }: ProductSummary): string {
  const parts = reason.split(", ").map((part) =>
    part
      .replace(/\{([\w-]+)\}/g, (_, key) => {
        const { quantity, value } = specifications.find((each) => each.key === key) ?? {};
        return (quantity ? formatQuantity({ ...quantity, also: null }) : value) || "{}";
      })
      // A condition comes last: "35 cm bar (US version)".
      .replace(/( \(.*?\))(.+)/, "$2$1"),
  );
  return parts.filter((part) => !part.includes("{}")).join(", ");
}

/** The answers that a search's words lead to, with their lists. */
export function findAdvice(advice: Site["advice"], search: string) {
  const typed = new Set(tokenize(search).map(stem));
  return Object.entries(advice).flatMap(([slug, { questions }]) =>
    questions.flatMap(({ answers }) =>
      answers
        .filter(({ words }) => words.some((word) => typed.has(stem(word.toLowerCase()))))
        .map((answer) => ({ slug, ...answer, href: `/collections/${slug}?${answer.list}#advice` })),
    ),
  );
}
