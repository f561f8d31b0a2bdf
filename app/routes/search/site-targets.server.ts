/** The shop's pages, branches and towns as search targets. */

import { toSlug } from "#app/catalogue/clean-text.ts";
import { ownValue } from "#app/catalogue/own-value.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { stem, tokenize } from "#app/catalogue/words.ts";
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import { printWeek } from "#app/site/opening-hours.ts";
import type { InfoPage, Site } from "#app/site/site.ts";
import { listTownPages } from "#app/site/towns.ts";
import type { NamedTarget, SearchTarget, TypedQuery, Words } from "./find-targets.ts";

export function toWords(text: string, isFiller: (word: string) => boolean): Words {
  return tokenize(text).flatMap((word) => (isFiller(word) ? [] : [stem(word)]));
}

export function toTypedQuery(text: string, isFiller: (word: string) => boolean): TypedQuery {
  return { words: toWords(text, isFiller), last: tokenize(text).at(-1) ?? "" };
}

interface Naming {
  names: readonly string[];
  headings?: readonly string[];
  beside?: string;
  before?: string;
}

export function listSiteTargets(
  site: Site,
  { searchTargets: t, hours: format }: Pick<ServerMessages, "searchTargets" | "hours">,
): NamedTarget[] {
  const words = (text: string) => toWords(text, t.isFiller);
  const phrases = (texts: readonly string[]) =>
    texts.map(words).filter((phrase) => phrase.length > 0);
  const toTarget = (target: SearchTarget, naming: Naming): NamedTarget => {
    const { names, headings = [], beside = "", before = "" } = naming;
    return {
      ...target,
      names: phrases(names),
      // Single words, such as "Petrol", do not identify a page.
      headings: phrases(headings).filter((phrase) => phrase.length > 1),
      beside: new Set(words([beside, ...names, ...headings].join(" "))),
      before: new Set(words(before)),
      count: 0,
    };
  };
  const fixed = (naming: Naming & { label: string }, href: string, text = "") =>
    toTarget({ label: naming.label, text, href }, naming);

  const toPage = ({ slug, title, lead, body }: InfoPage) => {
    const headings = Array.from(
      body.matchAll(/<h[2-4]>(.*?)<\/h/gs),
      ([, heading = ""]) => heading,
    );
    const names = [title, ...(ownValue(t.more, slug) ?? [])];
    const naming = { names, headings, before: `${lead} ${toPlainText(body)}` };
    return toTarget({ label: title, text: lead, href: `/${slug}` }, naming);
  };
  const towns = listTownPages(site).map(({ town: { slug, name }, district }) =>
    toTarget(
      {
        label: site.areas.heading
          .replaceAll("{city}", name)
          .replaceAll("{district}", district.name),
        text: "",
        href: `/locations/${slug}`,
      },
      { names: [name, slug], beside: t.town },
    ),
  );
  const banners = (site.home?.sections ?? []).flatMap((section) =>
    section.type === "banner"
      ? [toTarget(toBanner(section.title, section.text), { names: [section.title] })]
      : [],
  );
  return [
    ...site.branches.map(({ slug, name, address, hours, phone }) =>
      fixed(
        t.branch(name),
        `/branches#${slug}`,
        t.branchText(
          address,
          printWeek(hours, format),
          hours.week.flatMap((spans, day) => (spans.length === 0 ? day : [])),
          phone.text,
        ),
      ),
    ),
    ...site.pages.map(toPage),
    fixed(t.branches, "/branches", site.branchesPage.lead),
    fixed(t.contact, "/contact", site.contact.lead),
    ...(site.about ? [fixed(t.about, "/about", site.about.lead)] : []),
    fixed(t.allCategories, "/collections/all-categories"),
    fixed(t.comparison, "/compare"),
    ...banners,
    ...towns,
  ];
}

function toBanner(title: string, text: string): SearchTarget {
  return { label: title, text, href: `/#${toSlug(title)}` };
}
