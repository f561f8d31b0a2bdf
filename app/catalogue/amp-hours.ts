/** The options of the Battery Amp Hours filter. */

/** Battery capacities in amp hours; the filter has exactly these two options. */
export const AMP_HOURS = ["1.5", "2"] as const;
export type AmpHours = (typeof AMP_HOURS)[number];

/** The label of an option: "1.5 ah" or "2 ah". */
export function ampHoursLabel(hours: AmpHours): string {
  return `${hours} ah`;
}

/** Parses a URL parameter such as `1.5`, `2.0` or `2 ah`; null if it is not an option. */
export function parseAmpHours(text: string | null | undefined): AmpHours | null {
  const number = /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:ah)?\s*$/i.exec(
    (text ?? "").slice(0, 20),
  )?.[1];
  return number === undefined ? null : ampHoursOf(Number(number.replace(",", ".")));
}

/** The option that equals `value`, in amp hours; null if none does. */
export function ampHoursOf(value: number): AmpHours | null {
  return AMP_HOURS.find((option) => Number(option) === value) ?? null;
}
