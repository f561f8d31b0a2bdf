/** Finds the sentence of the shop's documents that answers a search, such as "emi" or "subsidy". */

import { toSlug } from "#app/catalogue/clean-text.ts";
import { toPlainText, truncateAtWord } from "#app/catalogue/text.ts";
import { stem, tokenize } from "#app/catalogue/words.ts";
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import { onceForSite, site } from "#app/site/site.server.ts";
import type { Site } from "#app/site/site.ts";
import { toLabel } from "#app/ui/navigation/navigation-status.tsx";
import { findAdvice } from "../advice.ts";
import { type SearchTarget, toTarget } from "./find-targets.ts";

/** A question or a heading, with its text. */
interface Passage extends SearchTarget {
  title: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

const stemsOf = (text: string) => new Set(tokenize(text).map(stem));
const SENTENCES = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]?/g;
const MAX_SENTENCES = 3;
const MAX_LENGTH = 400;
/** Answers, and advice, of one search. */
const MAX = 2;
const OF_TITLE = 3;

function toPassage(label: string, text: string, href: string): Passage {
  return { label, text, href, title: stemsOf(label), words: stemsOf(text) };
}

const listPassages = ({ contact, pages, home, questions }: Site): Passage[] => [
  ...contact.questions.map(({ question, answer }) =>
    toPassage(question, answer, "/contact#questions-title"),
  ),
  ...pages.flatMap(({ slug, title, lead, body }) => [
    toPassage(title, lead, `/${slug}`),
    ...Array.from(body.matchAll(/<h2[^>]*>(.*?)<\/h2>(.*?)(?=<h2|$)/gs), ([, heading, text]) =>
      toPassage(toPlainText(heading ?? ""), toPlainText(text ?? ""), `/${slug}`),
    ),
  ]),
  ...(home?.sections ?? []).flatMap((section) =>
    section.type === "banner"
      ? [toPassage(section.title, section.text, `/#${toSlug(section.title)}`)]
      : [],
  ),
  ...[...questions].flatMap(([slug, asked]) =>
    asked.map(({ question, answer }) => toPassage(question, answer, `/collections/${slug}`)),
  ),
];

const passages = onceForSite(listPassages);

/** @param hidesPrices whether the shop shows none */
export function findAnswers(
  search: string,
  hidesPrices: boolean,
  t: ServerMessages["searchTargets"],
) {
  const typed = stemsOf(search);
  const has = (topic: readonly string[]) => topic.some((word) => typed.has(stem(word)));
  const found = t.topics.filter(has).flatMap((topic): SearchTarget[] => {
    const wanted = topic.map(stem);
    const scored = passages().flatMap((passage) => {
      const about = (words: ReadonlySet<string>) => wanted.filter((word) => words.has(word)).length;
      const score = OF_TITLE * about(passage.title) + about(passage.words);
      const others = [...typed].filter((word) => passage.words.has(word)).length;
      return score > 0 ? [{ passage, score: score + others / 10 }] : [];
    });
    const [best] = scored.sort((one, other) => other.score - one.score);
    return best ? [{ ...toTarget(best.passage), text: excerpt(best.passage, wanted) }] : [];
  });
  const { finance, phone } = site.company;
  return [
    ...(found.length === 0 && has(t.financeWords) && finance.length > 0
      ? [{ ...t.finance(finance.map(({ name }) => name)), href: "/contact" }]
      : []),
    ...(has(t.priceWords) && hidesPrices ? [{ ...t.prices(phone.text), href: "/contact" }] : []),
    ...found,
  ].slice(0, MAX);
}

/** The answers of the shop's advice that a search names. */
export function listAdvice(search: string, t: ServerMessages["searchTargets"]): SearchTarget[] {
  return findAdvice(site.advice, search)
    .slice(0, MAX)
    .map(({ slug, label, advice = "", href }) => {
      const title = site.collections.get(slug)?.title ?? toLabel(slug);
      return { label: t.advice(title, label), text: advice, href };
    });
}

/** From the first sentence with a wanted word on; a passage without one begins at its start. */
function excerpt({ text }: Passage, wanted: readonly string[]): string {
  const sentences = text.match(SENTENCES) ?? [];
  const at = sentences.findIndex((sentence) => wanted.some((word) => stemsOf(sentence).has(word)));
  const from = Math.max(0, at);
  const found = sentences.slice(from, from + MAX_SENTENCES).join("");
  return truncateAtWord(found.trim(), MAX_LENGTH);
}
