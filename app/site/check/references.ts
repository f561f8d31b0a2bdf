/** Finds pictures, districts and panels that documents name and that do not exist. */
import type { ShopPictures } from "../pictures.ts";
import { type Documents, type Finding, textsAt, walkAll } from "./walk.ts";

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

export function listStrayDistricts(all: Documents): Finding[] {
  const at = (place: RegExp) => textsAt(all, "branches", place);
  const known = at(/^districts\.\d+\.key$/).map(({ text }) => text);
  const given = new Map(at(/^branches\.\d+\.district$/).map(({ path, text }) => [path[1], text]));
  const valid = known.length > 0 ? `one of ${known.join(", ")}` : "listed under districts";
  return at(/^branches\.\d+\.slug$/).flatMap(
    ({ document, path: [list = "", index = ""], text }) => {
      const district = given.get(index);
      if (district === undefined ? known.length === 0 : known.includes(district)) return [];
      const message = `of ${text} must be ${valid}, not ${district ?? "missing"}`;
      return { document, path: [list, index, "district"], message };
    },
  );
}

export function listStrayPanels(all: Documents): Finding[] {
  const known = textsAt(all, "menus", /^panels\.\d+\.key$/).map(({ text }) => text);
  const valid = known.length > 0 ? `one of ${known.join(", ")}` : "the key of an entry of panels";
  return textsAt(all, "menus", /^navigation\.\d+\.panel$/).flatMap(({ text, ...place }) =>
    known.includes(text) ? [] : { ...place, message: `must be ${valid}, not ${text}` },
  );
}
