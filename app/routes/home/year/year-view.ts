/** One month of the land's year, as the home page shows it. */
import type { SitePicture } from "#app/site/site-picture.ts";

export interface YearMonth {
  name: string;
  lead: string;
  fields: "ploughed" | "flooded" | "green" | "ripe";
  trees: "leaf" | "bare";
  sky: "clear" | "hot" | "showers" | "rain";
  work: readonly { of: string; what: string }[];
}

export interface YearView extends YearMonth {
  heading: string;
  /** After which calendars the work is told. */
  sources?: string | undefined;
  /** From 1. */
  number: number;
  /** Names of all twelve. */
  names: readonly string[];
  machines: readonly { slug: string; name: string; picture: SitePicture | null }[];
}

/** The month that an address asks for by `month`, 1 to 12; null when it asks for none. */
export function parseMonth(params: URLSearchParams): number | null {
  const month = Number(params.get("month"));
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : null;
}

/** The month it is in a time zone, 1 to 12. */
export function monthIn(timeZone: string, now: Date): number {
  return Number(new Intl.DateTimeFormat("en", { month: "numeric", timeZone }).format(now));
}
