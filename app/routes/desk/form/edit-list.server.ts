/** Changes one entry of a list that is saved as a whole. A form names its entry by its content. */
import { DeskApiError } from "../desk-api.server.ts";
import { moveItem } from "./move-item.ts";
import { OUT_OF_DATE } from "./try-send.server.ts";

/** The field `was` of an entry's form. */
export const markEntry = (entry: object): string => JSON.stringify(entry);

/**
 * @param saved the list as it is in the transaction that saves it
 * @param read reads the form's entry; `old` is undefined for a new one
 * @throws DeskApiError 412 if someone else has changed or removed the entry
 */
export function editList<Entry extends object>(
  form: FormData,
  saved: readonly Entry[],
  read: (old: Entry | undefined) => Entry,
): readonly Entry[] {
  const intent = form.get("intent");
  if (intent === "add") return [read(undefined), ...saved];
  const old = saved.find((entry) => markEntry(entry) === form.get("was"));
  if (!old)
    throw new DeskApiError(
      412,
      "Someone else has changed or removed this entry. Check the list and try again.",
    );
  switch (intent) {
    case "change":
      return saved.with(saved.indexOf(old), read(old));
    case "remove":
      return saved.filter((entry) => entry !== old);
    case "up":
    case "down":
      return moveItem(saved, old, intent) ?? saved;
    default:
      throw new DeskApiError(400, OUT_OF_DATE);
  }
}
