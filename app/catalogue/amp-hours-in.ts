/** Finds the battery sizes in a product's text. */
import { AMP_HOURS, type AmpHours, ampHoursOf } from "./amp-hours.ts";
import { parseQuantity } from "./quantity/parse-quantity.ts";

const MENTION = /(?<![\d.,])\d[\d.,]{0,7}[\s-]?(?:ah|amp[\s-]?hours?)(?![\p{L}\d])/giu;

/** The options in a text: "2.0 Ah" is 2; "5.2 Ah", "12 Ah" and "2 A" are none. */
export function ampHoursIn(text: string): AmpHours[] {
  const found = new Set<AmpHours | null>();
  for (const [mention] of text.matchAll(MENTION))
    found.add(ampHoursOf(parseQuantity(mention)?.values[0] ?? 0));
  return AMP_HOURS.filter((option) => found.has(option));
}
