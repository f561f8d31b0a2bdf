/** Lists values in the folder that differ from their overrides. */
import type { Document } from "yaml";
import type { Site } from "../site.ts";
import { listChosenGroups } from "./list-chosen-groups.ts";
import { listRenamedLabels } from "./list-renamed-labels.ts";
import { groupsBySlug, type OverriddenValue, type SiteOverrides } from "./site-overrides.ts";

export function listOverridden(site: Site, overrides: SiteOverrides): OverriddenValue[] {
  return [
    ...listChosenGroups(site, overrides),
    ...listRenamedLabels(site, overrides),
    ...listTexts(site, overrides),
    ...listQuestions(site, overrides),
    ...listSynonyms(site, overrides),
  ];
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function listQuestions({ questions }: Site, overrides: SiteOverrides): OverriddenValue[] {
  const groups = groupsBySlug(overrides);
  return Object.entries(overrides.questions).flatMap(([slug, saved]) => {
    const keys = [...questions.keys()].filter((key) => (groups.get(key)?.slug ?? key) === slug);
    if (keys.length === 1 && isEqual(questions.get(keys[0] ?? ""), saved)) return [];
    return {
      file: "questions" as const,
      path: keys.slice(0, 1),
      what: `the questions of ${slug}`,
      apply(document: Document) {
        for (const key of keys) document.delete(key);
        document.set(slug, document.createNode(saved));
      },
    };
  });
}

/** Titles and descriptions of groups. Those missing from the folder are not reported. */
function listTexts({ collections }: Site, overrides: SiteOverrides): OverriddenValue[] {
  const groups = groupsBySlug(overrides);
  return [...collections].flatMap(([key, text]) => {
    const group = groups.get(key);
    if (!group || !overrides.named.includes(group.slug)) return [];
    const saved = { title: group.name, description: group.description || text.description };
    if (isEqual(saved, { title: text.title, description: text.description })) return [];
    return {
      file: "collections" as const,
      path: [key],
      what: `the title and description of ${group.slug}`,
      apply(document: Document) {
        for (const [field, value] of Object.entries(saved)) document.setIn([key, field], value);
      },
    };
  });
}

/** Synonyms of words for which the desk has other synonyms. */
function listSynonyms({ synonyms }: Site, { synonyms: saved }: SiteOverrides): OverriddenValue[] {
  const pairs = saved.flatMap(({ from, to, only }) =>
    from.flatMap((word) =>
      to.map((meaning) => ({ from: word, to: meaning, ...(only && { only }) })),
    ),
  );
  const words = new Set(pairs.map(({ from }) => from.toLowerCase()));
  const keyOf = ({ from, to, only }: { from: string; to: string; only?: boolean | undefined }) =>
    JSON.stringify([from.toLowerCase(), to.toLowerCase(), only === true]);
  const known = new Set(pairs.map(keyOf));
  const own = new Set(synonyms.map(keyOf));
  const hidden = synonyms.flatMap((one, index) =>
    words.has(one.from.toLowerCase()) && !known.has(keyOf(one)) ? index : [],
  );
  const missing = pairs.filter((pair) => !own.has(keyOf(pair)));
  if (hidden.length === 0 && missing.length === 0) return [];
  return [
    {
      file: "synonyms",
      path: hidden.slice(0, 1),
      what: `the synonyms of ${hidden.map((index) => synonyms[index]?.from).join(", ")}`,
      apply(document) {
        for (const index of hidden.toReversed()) document.delete(index);
        for (const pair of missing) document.add(document.createNode(pair));
      },
    },
  ];
}
