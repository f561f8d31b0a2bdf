/** The view of the home page's "year" section: the work of one month. */
import type { SitePicture } from "#app/site/site-picture.ts";

interface YearMonth {
  name: string;
  lead: string;
  work: readonly { of: string; what: string }[];
}

export interface YearView extends YearMonth {
  heading: string;
  /** The sources of the work. */
  sources?: string | undefined;
  /** The picture across all months. */
  picture: SitePicture | null;
  /** 1 to 12. */
  number: number;
  /** Names of all twelve. */
  names: readonly string[];
  machines: readonly { slug: string; name: string; picture: SitePicture | null }[];
}

/** The URL's `month`, 1 to 12; null if missing or invalid. */
export function parseMonth(params: URLSearchParams): number | null {
  const month = Number(params.get("month"));
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : null;
}

/** The current month in a time zone, 1 to 12. */
export function monthIn(timeZone: string, now: Date): number {
  return Number(new Intl.DateTimeFormat("en", { month: "numeric", timeZone }).format(now));
}

/** Whether it is before six or after seven o'clock in a time zone. */
export function isNightIn(timeZone: string, now: Date): boolean {
  const hour = Number(
    new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone }).format(now),
  );
  return hour < 6 || hour >= 19;
}
