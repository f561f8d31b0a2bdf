/** Holidays and the next opening in Norwegian. */
import type { ServerMessages } from "../en/server-messages.ts";

/** "2026-08-26" as in "onsdag 26. august". */
const day = (date: string): string =>
  new Date(date).toLocaleDateString("nb", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

const weekday = (date: string): string =>
  new Date(date).toLocaleDateString("nb", { weekday: "long", timeZone: "UTC" });

export const hours: ServerMessages["hours"] = {
  days: ["søn.", "man.", "tir.", "ons.", "tor.", "fre.", "lør."],
  dayRange: (first, last) => `${first}–${last}`,
  time: (time) => time.replace(":", "."),
  span: (opens, closes) => `${opens}–${closes}`,
  and: " og ",

  opensToday: (time) => `Stengt nå, åpner kl. ${time}`,
  opensSoon: (date, time) => `Stengt nå, åpner ${weekday(date)} kl. ${time}`,
  opensOn: (date, time) => `Stengt nå, åpner ${day(date)} kl. ${time}`,
  closedToday: (holiday) => `Stengt i dag: ${holiday}`,
  closedOn: (date, holiday) => `Stengt ${day(date)}: ${holiday}`,
  openToday: (holiday, hours) => `Åpent ${hours} i dag: ${holiday}`,
  openOn: (date, holiday, hours) => `Åpent ${hours} ${day(date)}: ${holiday}`,
  onlyThere: (sentence, branches) => `${sentence} (${branches.join(", ")})`,
};
