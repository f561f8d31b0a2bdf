/** Checks branches and towns: unique slugs, coordinates in their order, each weekday once. */
import { z } from "zod";
import { type Position, straightLineKm } from "../distance.ts";
import { DAYS, daysOf } from "../opening-hours.ts";
import { position } from "../schema/common.ts";
import { company, INDIA } from "../schema/company.ts";
import { type Documents, type Finding, textsAt, walk } from "./walk.ts";

/** Duplicate slugs of branches and of towns; only the first would be used. */
export function listRepeatedSlugs(all: Documents): Finding[] {
  const branches = textsAt(all, "branches", /^branches\.\d+\.slug$/);
  const towns = textsAt(all, "areas", /^areas\.\d+\.cities\.\d+\.slug$/);
  return [branches, towns].flatMap((slugs) =>
    slugs.flatMap(({ text, ...place }, index) =>
      slugs.findIndex((other) => other.text === text) === index
        ? []
        : { ...place, message: `${text} is already used above. Choose another slug` },
    ),
  );
}

/** In degrees: no place outside China is farther from the meridian of its time zone. */
const WIDEST_ZONE = 30;
/**
 * In kilometres. A position is swapped if it is farther than the first from all others, and within
 * the second after swapping.
 */
const FAR = 300;
const NEAR = 100;

/** Positions whose latitude and longitude are swapped. */
export function listSwappedPositions(all: Documents): Finding[] {
  const places = ["branches", "areas"].flatMap((document) =>
    walk(all.get(document)).flatMap(({ value, path }) => {
      const at = position.safeParse(value).data;
      return at ? { document, path, at } : [];
    }),
  );
  const meridian = meridianOf(all.get("company"));
  return places.flatMap(({ document, path, at }) => {
    const swapped = { lat: at.lng, lng: at.lat };
    const kmTo = (from: Position) =>
      Math.min(
        ...places.flatMap((other) => (other.at === at ? [] : straightLineKm(from, other.at))),
      );
    const [own, other] = [turn(at.lng, meridian), turn(at.lat, meridian)];
    const isElsewhere = own > WIDEST_ZONE && other <= WIDEST_ZONE;
    if (!isElsewhere && !(other < own && kmTo(at) > FAR && kmTo(swapped) < NEAR)) return [];
    const correct = `{ lat: ${swapped.lat}, lng: ${swapped.lng} }`;
    const message = `has latitude and longitude swapped. Enter ${correct}`;
    return { document, path, message };
  });
}

/** Degrees between two longitudes. */
const turn = (one: number, other: number) => {
  const degrees = Math.abs(one - other) % 360;
  return Math.min(degrees, 360 - degrees);
};

/** The middle of the shop's time zone, degrees east. */
function meridianOf(content: unknown): number {
  const { timeZone } = company.safeParse(content).data ?? INDIA;
  const january = new Date("2026-01-01T00:00Z");
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const offset = parts.formatToParts(january).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)/.exec(offset ?? "") ?? [];
  return (sign === "-" ? -15 : 15) * (Number(hours) + Number(minutes) / 60);
}

const Week = z.record(z.string(), z.string().catch(""));

/** Weekdays in two entries of a branch; the later entry applies. */
export function listRepeatedDays(all: Documents): Finding[] {
  return walk(all.get("branches")).flatMap(({ key, value, path }) => {
    const week = key === "hours" ? Week.safeParse(value).data : undefined;
    return Object.keys(week ?? {}).flatMap((days, index, all) => {
      const before = all.slice(0, index).flatMap(daysOf);
      const twice = daysOf(days).filter((day) => before.includes(day));
      if (twice.length === 0) return [];
      const names = twice.map((day) => DAYS[day]).join(", ");
      return {
        document: "branches",
        path: [...path, days],
        message: `replaces an entry above, which has ${names} already`,
        isWarning: true,
      };
    });
  });
}
