/** Finds pictures, districts and panels that documents name and that do not exist. */
import { z } from "zod";
import type { ShopPictures } from "../pictures.ts";
import type { Documents, Finding } from "./finding.ts";
import { walkAll } from "./walk.ts";

const PICTURE_KEYS = ["picture", "logo", "logoOnDark", "icon", "video"];

/** Every `picture`, `logo`, `icon` and `video` whose file is missing. Ignores damaged files. */
export function listMissingPictures(all: Documents, pictures: ShopPictures): Finding[] {
  const isThere = (key: string, name: string) =>
    pictures.errors.some((error) => error.startsWith(`pictures/${name}`)) ||
    (key === "video" ? pictures.fileUrl(`${name}.mp4`) : pictures.find(name)) !== null;
  return walkAll(all).flatMap(({ document, key, value, path }) =>
    !PICTURE_KEYS.includes(key) || typeof value !== "string" || isThere(key, value)
      ? []
      : { document, path, message: `names ${value}, which ${absence(key)}` },
  );
}

const absence = (key: string) =>
  key === "video"
    ? "is not in the pictures folder as an .mp4 file"
    : "is not in the pictures folder as a JPEG, PNG, WebP, AVIF, HEIC or SVG file";

const Branches = z.object({
  districts: z.array(z.object({ key: z.string() }).catch({ key: "" })).catch([]),
  branches: z
    .array(
      z
        .looseObject({ slug: z.string().catch(""), district: z.string().optional() })
        .catch({ slug: "" }),
    )
    .catch([]),
});

export function listStrayDistricts(all: Documents): Finding[] {
  const { branches, districts } = Branches.catch({ branches: [], districts: [] }).parse(
    all.get("branches"),
  );
  const known = districts.map(({ key }) => key);
  const valid = known.length > 0 ? `one of ${known.join(", ")}` : "listed under districts";
  return branches.flatMap(({ slug, district }, index) => {
    if (district === undefined ? known.length === 0 : known.includes(district)) return [];
    const message = `of ${slug} must be ${valid}, not ${district ?? "missing"}`;
    return { document: "branches", path: ["branches", index, "district"], message };
  });
}

const Menus = z.object({
  panels: z.array(z.object({ key: z.string() }).catch({ key: "" })).catch([]),
  navigation: z.array(z.object({ panel: z.string().optional() }).catch({})).catch([]),
});

export function listStrayPanels(all: Documents): Finding[] {
  const { panels, navigation } = Menus.catch({ panels: [], navigation: [] }).parse(
    all.get("menus"),
  );
  const known = panels.map(({ key }) => key);
  const valid = known.length > 0 ? `one of ${known.join(", ")}` : "the key of an entry of panels";
  return navigation.flatMap(({ panel }, index) => {
    if (panel === undefined || known.includes(panel)) return [];
    const message = `must be ${valid}, not ${panel}`;
    return { document: "menus", path: ["navigation", index, "panel"], message };
  });
}
