/** The orders a list can be in. */

export type Sort = "relevance" | "a-to-z" | "z-to-a";

/** In the order the sort menu shows them; the first is the default. */
export const SORTS: readonly { value: Sort; label: string }[] = [
  { value: "relevance", label: "Relevance" },
  { value: "a-to-z", label: "A to Z" },
  { value: "z-to-a", label: "Z to A" },
];

export function parseSort(text: string | null | undefined): Sort {
  const name = text?.trim().toLowerCase();
  return SORTS.find(({ value }) => value === name)?.value ?? "relevance";
}

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Alphabetical with numbers as numbers, so that MS 170 comes before MS 1000; the id settles equal names. */
export function compareByName(a: { id: number; name: string }, b: { id: number; name: string }): number {
  return collator.compare(a.name, b.name) || a.id - b.id;
}
