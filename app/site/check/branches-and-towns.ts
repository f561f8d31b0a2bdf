/** Checks branches and towns: unique slugs, coordinates in their order, each weekday once. */
import { z } from "zod";
import { type Position, straightLineKm } from "../distance.ts";
import { DAYS, daysOf } from "../opening-hours.ts";
import { toFileAndLine } from "../read-file.ts";
import { position } from "../schema/common.ts";
import type { FolderData } from "./folder-data.ts";
import { walk } from "./walk.ts";

type Path = readonly PropertyKey[];

/** Duplicate slugs of branches and of towns; only the first would be used. */
export function listRepeatedSlugs({ folder, files }: FolderData): string[] {
  const branches = slugsIn(files.branches, /^branches\.\d+\.slug$/);
  const towns = slugsIn(files.areas, /^areas\.\d+\.cities\.\d+\.slug$/);
  const repeated = (file: string, slugs: { slug: string; path: Path }[]) =>
    slugs.flatMap(({ slug, path }, index) => {
      if (slugs.findIndex((other) => other.slug === slug) === index) return [];
      const field = `${toFileAndLine(folder, file, path)}: ${path.join(".")}`;
      return `${field} ${slug} is already used above. Choose another slug`;
    });
  return [...repeated("branches", branches), ...repeated("areas", towns)];
}

function slugsIn(data: unknown, where: RegExp): { slug: string; path: Path }[] {
  return walk(data).flatMap(({ value, path }) =>
    typeof value === "string" && where.test(path.join(".")) ? { slug: value, path } : [],
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
export function listSwappedPositions({ folder, files }: FolderData): string[] {
  const places = (["branches", "areas"] as const).flatMap((file) =>
    walk(files[file]).flatMap(({ value, path }) => {
      const at = position.safeParse(value).data;
      return at ? { file, path, at } : [];
    }),
  );
  const meridian = meridianOf(files.company);
  return places.flatMap(({ file, path, at }) => {
    const swapped = { lat: at.lng, lng: at.lat };
    const kmTo = (from: Position) =>
      Math.min(
        ...places.flatMap((other) => (other.at === at ? [] : straightLineKm(from, other.at))),
      );
    const [own, other] = [turn(at.lng, meridian), turn(at.lat, meridian)];
    const isElsewhere = own > WIDEST_ZONE && other <= WIDEST_ZONE;
    if (!isElsewhere && !(other < own && kmTo(at) > FAR && kmTo(swapped) < NEAR)) return [];
    return (
      `${toFileAndLine(folder, file, path)}: ${path.join(".")} has latitude and longitude ` +
      `swapped. Enter { lat: ${swapped.lat}, lng: ${swapped.lng} }`
    );
  });
}

/** Degrees between two longitudes. */
const turn = (one: number, other: number) => {
  const degrees = Math.abs(one - other) % 360;
  return Math.min(degrees, 360 - degrees);
};

/** The middle of the shop's time zone, degrees east. */
function meridianOf(company: unknown): number {
  const { timeZone } = z
    .object({ timeZone: z.string().default("Asia/Kolkata") })
    .catch({ timeZone: "Asia/Kolkata" })
    .parse(company);
  const january = new Date("2026-01-01T00:00Z");
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const offset = parts.formatToParts(january).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)/.exec(offset ?? "") ?? [];
  return (sign === "-" ? -15 : 15) * (Number(hours) + Number(minutes) / 60);
}

const Week = z.record(z.string(), z.string().catch(""));

/** Weekdays in two entries of a branch; the later entry applies. */
export function listRepeatedDays({ folder, files }: FolderData): string[] {
  return walk(files.branches).flatMap(({ key, value, path }) => {
    const week = key === "hours" ? Week.safeParse(value).data : undefined;
    return Object.keys(week ?? {}).flatMap((days, index, all) => {
      const before = all.slice(0, index).flatMap(daysOf);
      const twice = daysOf(days).filter((day) => before.includes(day));
      if (twice.length === 0) return [];
      const at = toFileAndLine(folder, "branches", [...path, days]);
      const names = twice.map((day) => DAYS[day]).join(", ");
      return `${at}: ${names} is already in an entry above; "${days}: ${week?.[days]}" replaces it`;
    });
  });
}
