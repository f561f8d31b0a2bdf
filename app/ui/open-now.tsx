/** Whether a branch is open now, added in the browser: the server's page is cached for a day. */

import { useState } from "react";
import type { Messages } from "#app/languages/en/messages.ts";
import { useMessages } from "#app/languages/language.ts";
import { findOpening } from "#app/site/opening-hours.ts";
import { useCompany } from "./company.ts";
import type { HoursView } from "./hours-view.ts";
import { useEnhancement } from "./use-enhancement.ts";
import "./open-now.css";

const REFRESH_MS = 60_000;

export function OpenNow({ openings, closedToday }: HoursView) {
  const t = useMessages("maps");
  const { timeZone } = useCompany();
  const [{ isOpen, text }, setState] = useState({ isOpen: false, text: closedToday });
  useEnhancement(() => {
    const update = () => setState(openingStatus(openings, timeZone, t));
    update();
    const clock = setInterval(update, REFRESH_MS);
    return () => clearInterval(clock);
  }, [openings, timeZone, t]);
  return <span className={isOpen ? "open-now is-open" : "open-now"}>{text}</span>;
}

export function openingStatus(
  openings: HoursView["openings"],
  timeZone: string,
  t: Messages["maps"],
): { isOpen: boolean; text: string } {
  const found = findOpening(openings, new Date(), timeZone);
  const isOpen = found?.isOpen ?? false;
  return { isOpen, text: isOpen ? t.openNow : (found?.opening.closed ?? "") };
}
