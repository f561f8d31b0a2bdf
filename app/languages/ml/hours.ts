/** Holidays and the next opening in Malayalam. */
import type { ServerMessages } from "../en/server-messages.ts";

/** "2026-08-26" as in "ഓഗസ്റ്റ് 26, ബുധനാഴ്ച". */
const day = (date: string): string =>
  new Date(date).toLocaleDateString("ml", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

const weekday = (date: string): string =>
  new Date(date).toLocaleDateString("ml", { weekday: "long", timeZone: "UTC" });

export const hours: ServerMessages["hours"] = {
  days: ["ഞായർ", "തിങ്കൾ", "ചൊവ്വ", "ബുധൻ", "വ്യാഴം", "വെള്ളി", "ശനി"],
  dayRange: (first, last) => `${first} മുതൽ ${last} വരെ`,
  time(time) {
    const hour = Number(time.slice(0, 2));
    return `${hour % 12 || 12}:${time.slice(3)} ${hour % 24 < 12 ? "AM" : "PM"}`;
  },
  span: (opens, closes) => `${opens} - ${closes}`,
  and: ", ",

  opensToday: (time) => `ഇപ്പോൾ അടച്ചു, തുറക്കുന്നത് ${time}`,
  opensSoon: (date, time) => `ഇപ്പോൾ അടച്ചു, തുറക്കുന്നത് ${weekday(date)} ${time}`,
  opensOn: (date, time) => `ഇപ്പോൾ അടച്ചു, തുറക്കുന്നത് ${day(date)}, ${time}`,
  closedToday: (holiday) => `ഇന്ന് അവധി: ${holiday}`,
  closedOn: (date, holiday) => `${day(date)} അവധി: ${holiday}`,
  openToday: (holiday, hours) => `ഇന്ന് ${hours} മാത്രം: ${holiday}`,
  openOn: (date, holiday, hours) => `${day(date)} ${hours} മാത്രം: ${holiday}`,
  onlyThere: (sentence, branches) => `${sentence} (${branches.join(", ")})`,
};
