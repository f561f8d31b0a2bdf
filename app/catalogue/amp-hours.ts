/** The battery sizes that a list can be narrowed to. */

/** In amp hours. The filter offers exactly these two sizes. */
export type AmpHours = "1.5" | "2";

export const AMP_HOURS: readonly AmpHours[] = ["1.5", "2"];

/** "1.5 ah" or "2 ah". */
export function ampHoursLabel(hours: AmpHours): string {
  return `${hours} ah`;
}

/** Reads `1.5`, `2`, `2.0` or `2 ah` in an address; null for anything else. */
export function parseAmpHours(text: string | null | undefined): AmpHours | null {
  const number = /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:ah)?\s*$/i.exec((text ?? "").slice(0, 20))?.[1];
  return number === undefined ? null : ampHoursOf(Number(number.replace(",", ".")));
}

/** The option of so many amp hours; null where there is none. */
export function ampHoursOf(value: number): AmpHours | null {
  return AMP_HOURS.find((option) => Number(option) === value) ?? null;
}
