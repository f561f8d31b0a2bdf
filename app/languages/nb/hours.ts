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
  opensToday: (time) => `Stengt nå, åpner kl. ${time}`,
  opensSoon: (date, time) => `Stengt nå, åpner ${weekday(date)} kl. ${time}`,
  opensOn: (date, time) => `Stengt nå, åpner ${day(date)} kl. ${time}`,
  closedToday: (holiday) => `Stengt i dag: ${holiday}`,
  closedOn: (date, holiday) => `Stengt ${day(date)}: ${holiday}`,
  closedThere: (closing, branches) => `${closing} (${branches.join(", ")})`,
};
