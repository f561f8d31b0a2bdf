/** The orders a list can be in. */

export type Sort = "relevance" | "a-to-z" | "z-to-a" | "size";

/** In the order the sort menu shows them; the first is the default. */
export const SORTS: readonly { value: Sort; label: string }[] = [
  { value: "relevance", label: "Relevance" },
  { value: "a-to-z", label: "A to Z" },
  { value: "z-to-a", label: "Z to A" },
  { value: "size", label: "Smallest first" },
];

export function parseSort(text: string | null | undefined): Sort {
  const name = text?.trim().toLowerCase();
  return SORTS.find(({ value }) => value === name)?.value ?? "relevance";
}

/** Of a longer name only the beginning counts. */
const LONGEST_KEY = 100;

/** What names are ordered by, compared as plain text: without accents, in small letters, numbers as numbers, so that MS 170 comes before MS 1000. */
export function nameKey(name: string): string {
  return name
    .slice(0, LONGEST_KEY)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, "").padStart(12, "0"));
}
