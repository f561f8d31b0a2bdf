/** What the files of the dealer's folder contradict each other in: names that lead nowhere. */
import { readdirSync } from "node:fs";
import { basename, extname } from "node:path";
import { ENDINGS, FILES, type FileData, type FileName } from "./folder.ts";
import type { Pictures } from "./pictures.ts";
import { placeOf } from "./read-file.ts";

export function listUnknownFiles(folder: string): string[] {
  const names = Object.keys(FILES);
  return readdirSync(folder)
    .filter((file) => ENDINGS.includes(extname(file)) && !names.includes(basename(file, extname(file))))
    .map(
      (file) =>
        `${file}: is not a file of a dealer's folder; those are ${names.map((name) => `${name}.yaml`).join(", ")}`,
    );
}

/** Every `picture`, `logo`, `icon` and `video` that names a file which is not there. */
export function listMissingPictures(
  folder: string,
  files: Partial<Record<FileName, unknown>>,
  pictures: Pictures,
): string[] {
  return Object.entries(files).flatMap(([file, data]) =>
    listNamed(data).flatMap(({ key, name, path }) => {
      const isThere = key === "video" ? pictures.fileUrl(`${name}.mp4`) : pictures.find(name);
      return isThere ? [] : [`${placeOf(folder, file, path)}: ${path.join(".")} names ${name}, which ${absence(key)}`];
    }),
  );
}

const absence = (key: string) =>
  key === "video"
    ? "is not in the folder's pictures as an .mp4"
    : "is not in the folder's pictures as a JPEG, PNG, WebP, AVIF, HEIC or SVG file";

function listNamed(data: unknown, path: string[] = []): { key: string; name: string; path: string[] }[] {
  if (data === null || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const here = [...path, key];
    if (["picture", "logo", "logoOnDark", "icon", "video"].includes(key) && typeof value === "string")
      return [{ key, name: value, path: here }];
    return listNamed(value, here);
  });
}

export function listStrayDistricts(folder: string, { branches, districts }: FileData<"branches">): string[] {
  const known = districts.map(({ key }) => key);
  return branches.flatMap(({ slug, district }, index) =>
    known.includes(district)
      ? []
      : [
          `${placeOf(folder, "branches", ["branches", index, "district"])}: ${slug} lies in ${district}, which is not among the districts: ${known.join(", ")}`,
        ],
  );
}

export function listStrayPanels(folder: string, menus: FileData<"menus"> | null): string[] {
  const known = menus?.panels.map(({ key }) => key) ?? [];
  return (menus?.navigation ?? []).flatMap((item, index) =>
    "panel" in item && !known.includes(item.panel)
      ? [
          `${placeOf(folder, "menus", ["navigation", index, "panel"])}: navigation names the panel ${item.panel}; the panels are ${known.join(", ") || "none"}`,
        ]
      : [],
  );
}
