/** The battery sizes a list can be narrowed to, and how a product's text tells which of them it has. */

/** In amp hours. The filter has these two, which is the specification's choice. */
export type AmpHours = "1.5" | "2";

export const AMP_HOURS: readonly AmpHours[] = ["1.5", "2"];

/** "1.5 ah" or "2 ah". */
export function ampHoursLabel(hours: AmpHours): string {
  return `${hours} ah`;
}

/** Reads `1.5`, `2`, `2.0` or `2 ah`; null for anything else. */
export function parseAmpHours(text: string | null | undefined): AmpHours | null {
  const number = /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:ah)?\s*$/i.exec((text ?? "").slice(0, 20))?.[1];
  return number === undefined ? null : toOption(number);
}

/** The options a text mentions: "2.0 Ah" is 2; "5.2 Ah", "12 Ah" and "2 A" are not. */
export function ampHoursIn(text: string): AmpHours[] {
  const found = new Set<AmpHours>();
  for (const match of text.matchAll(
    /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,3})?)[\s-]?(?:ah|amp[\s-]?hours?)(?![\p{L}\d])/giu,
  )) {
    const option = toOption(match[1] ?? "");
    if (option !== null) found.add(option);
  }
  return AMP_HOURS.filter((option) => found.has(option));
}

function toOption(number: string): AmpHours | null {
  const value = Number(number.replace(",", "."));
  return AMP_HOURS.find((option) => Number(option) === value) ?? null;
}
