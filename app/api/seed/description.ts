/** A machine's summary as the HTML of its description; its figures stand in the technical details, and only there. */
import type { Machine } from "./machine.ts";

export function descriptionOf({ summary }: Machine): string {
  const text = summary.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return text === "" ? "" : `<p>${text}</p>`;
}
