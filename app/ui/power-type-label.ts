/** The label of a power type. */
import { ownValue } from "#app/catalogue/own-value.ts";
import { powerTypeLabel } from "#app/catalogue/power-type.ts";
import type { Messages } from "#app/languages/en/messages.ts";

/** The name that the shop has given to the type, else that of the page's language. */
export function toTypeLabel(
  { value, name }: { value: string; name?: string | undefined },
  t: Messages["lists"],
): string {
  const isOwn = name !== undefined && name !== powerTypeLabel(value);
  return isOwn ? name : (ownValue(t.powerTypes, value) ?? value);
}
