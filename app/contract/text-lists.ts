/** Lists that people write in one field of a form or one cell of a spreadsheet. */
import type { Feature } from "./product-parts.ts";

/**
 * One feature on each line, such as `Anti-vibration: easy on the arms`; empty lines are skipped. A
 * line without a colon and a space is a title.
 */
export function parseFeatures(text: string): Feature[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const at = line.indexOf(": ");
    return at < 1
      ? { title: line, description: "" }
      : { title: line.slice(0, at).trim(), description: line.slice(at + 2).trim() };
  });
}

/** Line breaks within a text become spaces, because they would begin a new feature. */
export function formatFeatures(features: readonly Feature[]): string {
  const flat = (text: string) =>
    text
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter(Boolean)
      .join(" ");
  return features
    .map(({ title, description }) =>
      description === "" ? flat(title) : `${flat(title)}: ${flat(description)}`,
    )
    .join("\n");
}

/** Phrases separated by commas, semicolons or line breaks, without duplicates. */
export function parsePhrases(text: string): string[] {
  return [
    ...new Set(text.split(/[,;\n]/).map((phrase) => phrase.trim().replace(/\s+/g, " "))),
  ].filter(Boolean);
}

/** Values separated by semicolons or line breaks, without duplicates. */
export function splitList(text: string): string[] {
  const parts = text.split(/[;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
}

export function joinList(values: readonly string[]): string {
  return [...new Set(values)].filter(Boolean).join("; ");
}

/** Joins texts that alternate between names and values to pairs; empty pairs are left out. */
export function toPairs(texts: readonly string[] = []) {
  return texts
    .flatMap((name, index) =>
      index % 2 === 0 ? { name: name.trim(), value: (texts[index + 1] ?? "").trim() } : [],
    )
    .filter(({ name, value }) => name !== "" || value !== "");
}
