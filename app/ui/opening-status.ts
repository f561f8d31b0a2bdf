/** Whether a branch is open now, and what to say about it. */
import type { MapsMessages } from "#app/languages/maps.ts";
import { findOpening } from "#app/site/opening-hours.ts";
import type { HoursView } from "./hours-view.ts";

export function openingStatus(
  openings: HoursView["openings"],
  timeZone: string,
  t: MapsMessages,
): { isOpen: boolean; text: string } {
  const found = findOpening(openings, new Date(), timeZone);
  const isOpen = found?.isOpen ?? false;
  return { isOpen, text: isOpen ? t.openNow : (found?.opening.closed ?? "") };
}
