/** Picks, from the manifest of all drawings, those of the machines that the site's content shows. */

import * as about from "#app/content/about.ts";
import { categoryCards } from "#app/content/all-categories.ts";
import { popularMachines } from "#app/content/cities/popular-machines.ts";
import * as home from "#app/content/home.ts";
import type { MachinePicture } from "#app/content/machine-pictures.ts";
import { megaMenu } from "#app/content/menus.ts";
import drawings from "./drawings.json" with { type: "json" };
import { toSlug } from "./machine.ts";

interface DrawnView {
  image_url: string;
  width: number;
  height: number;
  scale?: { length_mm: number; dimension_start_mm: number; dimension_mm: number };
}

const SLUG_FIELDS = new Set(["image", "hoverImage", "product"]);

function slugsIn(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    SLUG_FIELDS.has(field) && typeof inner === "string" ? [inner] : slugsIn(inner),
  );
}

/** Slugs of all the machines whose drawings the content asks for, sorted, each once. */
export function listPicturedSlugs(): string[] {
  const named = slugsIn({ about: { ...about }, categoryCards, home: { ...home }, megaMenu });
  const popular = Object.values(popularMachines).flatMap((six) => six.map(({ slug }) => slug));
  return [...new Set([...named, ...popular])].sort();
}

/** The first drawing of each, as far as it is drawn. */
export function toContentPictures(): Record<string, MachinePicture> {
  const bySlug = new Map(
    Object.entries(drawings as Record<string, DrawnView[]>).map(([name, views]) => [toSlug(name), views[0]]),
  );
  return Object.fromEntries(
    listPicturedSlugs().flatMap((slug) => {
      const view = bySlug.get(slug);
      return view ? [[slug, toPicture(view)]] : [];
    }),
  );
}

function toPicture({ image_url, width, height, scale }: DrawnView): MachinePicture {
  if (!scale) return { url: image_url, width, height };
  const from = toShare(scale.dimension_start_mm, scale.length_mm);
  const to = toShare(scale.dimension_start_mm + scale.dimension_mm, scale.length_mm);
  return { url: image_url, width, height, dimension: { from, to } };
}

function toShare(part: number, whole: number): number {
  return Number((part / whole).toFixed(4));
}
