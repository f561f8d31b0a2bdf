/** Tells which battery sizes a product's text mentions. */
import { AMP_HOURS, type AmpHours, ampHoursOf } from "./amp-hours.ts";
import { parseQuantity } from "./quantity/parse-quantity.ts";

const MENTION = /(?<![\d.,])\d[\d.,]{0,7}[\s-]?(?:ah|amp[\s-]?hours?)(?![\p{L}\d])/giu;

/** The options a text mentions: "2.0 Ah" is 2; "5.2 Ah", "12 Ah" and "2 A" are not. */
export function ampHoursIn(text: string): AmpHours[] {
  const found = new Set<AmpHours | null>();
  for (const [mention] of text.matchAll(MENTION)) found.add(ampHoursOf(parseQuantity(mention)?.values[0] ?? 0));
  return AMP_HOURS.filter((option) => found.has(option));
}
