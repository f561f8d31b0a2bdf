/** Finds references between files of a shop's folder to something that does not exist. */
import { readdirSync } from "node:fs";
import { basename, extname } from "node:path";
import { z } from "zod";
import { ENDINGS, FILES } from "../folder.ts";
import { toFileAndLine } from "../read-file.ts";
import { type FolderData, listData } from "./folder-data.ts";
import { walk } from "./walk.ts";

export function listUnknownFiles({ folder }: FolderData): string[] {
  const names = Object.keys(FILES);
  return readdirSync(folder)
    .filter(
      (file) => ENDINGS.includes(extname(file)) && !names.includes(basename(file, extname(file))),
    )
    .map(
      (file) =>
        `${file}: is not a file that the site reads. Use ${names.map((name) => `${name}.yaml`).join(", ")}`,
    );
}

const PICTURE_KEYS = ["picture", "logo", "logoOnDark", "icon", "video"];

/** Every `picture`, `logo`, `icon` and `video` whose file is missing. Ignores damaged files. */
export function listMissingPictures(data: FolderData): string[] {
  const { folder, pictures } = data;
  const isThere = (key: string, name: string) =>
    pictures.errors.some((error) => error.startsWith(`pictures/${name}`)) ||
    (key === "video" ? pictures.fileUrl(`${name}.mp4`) : pictures.find(name)) !== null;
  return listData(data).flatMap(([file, content]) =>
    walk(content).flatMap(({ key, value, path }) =>
      !PICTURE_KEYS.includes(key) || typeof value !== "string" || isThere(key, value)
        ? []
        : `${toFileAndLine(folder, file, path)}: ${path.join(".")} names ${value}, which ${absence(key)}`,
    ),
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

export function listStrayDistricts({ folder, files }: FolderData): string[] {
  const { branches, districts } = Branches.catch({ branches: [], districts: [] }).parse(
    files.branches,
  );
  const known = districts.map(({ key }) => key);
  return branches.flatMap(({ slug, district }, index) => {
    if (district === undefined ? known.length === 0 : known.includes(district)) return [];
    const at = toFileAndLine(folder, "branches", ["branches", index, "district"]);
    const valid = known.length > 0 ? `one of ${known.join(", ")}` : "listed under districts";
    return `${at}: district of ${slug} must be ${valid}, not ${district ?? "missing"}`;
  });
}

const Menus = z.object({
  panels: z.array(z.object({ key: z.string() }).catch({ key: "" })).catch([]),
  navigation: z.array(z.object({ panel: z.string().optional() }).catch({})).catch([]),
});

export function listStrayPanels({ folder, files }: FolderData): string[] {
  const { panels, navigation } = Menus.catch({ panels: [], navigation: [] }).parse(files.menus);
  const known = panels.map(({ key }) => key);
  return navigation.flatMap(({ panel }, index) => {
    if (panel === undefined || known.includes(panel)) return [];
    const at = toFileAndLine(folder, "menus", ["navigation", index, "panel"]);
    const valid = known.length > 0 ? `one of ${known.join(", ")}` : "the key of an entry of panels";
    return `${at}: panel must be ${valid}, not ${panel}`;
  });
}
