/** The shop's documents: their names and schemas, and the check of all of them. */
import type { z } from "zod";
import {
  listRepeatedDays,
  listRepeatedSlugs,
  listSwappedPositions,
} from "./check/branches-and-towns.ts";
import { checkLinks } from "./check/links.ts";
import { type Documents, type Finding, textsAt, walkAll } from "./check/walk.ts";
import { check } from "./explain.ts";
import type { ShopPictures } from "./pictures.ts";
import { areasFile, outlineFile, townsFile } from "./schema/areas.ts";
import { branchesFile } from "./schema/branches.ts";
import { company } from "./schema/company.ts";
import { homeFile } from "./schema/home.ts";
import { menusFile } from "./schema/menus.ts";
import {
  aboutFile,
  adviceFile,
  categoriesFile,
  collectionsFile,
  contactFile,
  featuresFile,
  pageFile,
  questionsFile,
  synonymsFile,
} from "./schema/pages.ts";
import { redirectsFile } from "./schema/redirects.ts";

/** The schemas of documents that a shop has once, by name. */
export const SCHEMAS = {
  company,
  branches: branchesFile,
  areas: areasFile,
  outline: outlineFile,
  menus: menusFile,
  home: homeFile,
  about: aboutFile,
  categories: categoriesFile,
  collections: collectionsFile,
  questions: questionsFile,
  contact: contactFile,
  synonyms: synonymsFile,
  features: featuresFile,
  advice: adviceFile,
  redirects: redirectsFile,
} as const;

/** Of documents that a shop has many of: `towns/kollam` and `pages/warranty`. */
export const SCHEMAS_BELOW = { towns: townsFile, pages: pageFile } as const;

export type { Documents, Finding };
export type DocumentName = keyof typeof SCHEMAS;
export type DocumentData<Name extends DocumentName> = z.infer<(typeof SCHEMAS)[Name]>;

/** Without them there is no site. Other pages are left out, or use the catalogue alone. */
export const REQUIRED = ["company", "branches"] as const;

const BELOW = /^(towns|pages)\/[\p{L}\p{N}][\p{L}\p{N}_-]{0,99}$/u;

/** The schema of a document; undefined for a name that no document can have. */
export function schemaOf(name: string): z.ZodType | undefined {
  if (Object.hasOwn(SCHEMAS, name)) return SCHEMAS[name as DocumentName];
  const [, folder] = BELOW.exec(name) ?? [];
  return folder ? SCHEMAS_BELOW[folder as keyof typeof SCHEMAS_BELOW] : undefined;
}

/** What people call a document. */
export function titleOf(name: string, content: unknown): string {
  const page = name.startsWith("pages/") && (content as { title?: unknown } | null)?.title;
  if (typeof page === "string" && page) return page;
  const text = schemaOf(name)?.meta()?.title ?? name.replace("/", ": ").replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is wrong with documents by their schemas, and with what they name. */
export const checkDocuments = (all: Documents, pictures: ShopPictures): Finding[] => [
  ...checkSchemas(all),
  ...listMissingPictures(all, pictures),
  ...listStrayDistricts(all),
  ...listRepeatedSlugs(all),
  ...listSwappedPositions(all),
  ...listStrayPanels(all),
  ...checkLinks(all, pictures),
  ...listRepeatedDays(all),
];

/** Findings of the required documents come first: others depend on them. */
export function checkSchemas(all: Documents): Finding[] {
  return [...new Set([...REQUIRED, ...all.keys()])].flatMap((document): Finding[] => {
    if (!all.has(document)) return [{ document, path: [], message: "is missing" }];
    const schema = schemaOf(document);
    const checked = schema ? check(schema, all.get(document)) : { faults: [UNKNOWN] };
    return "faults" in checked ? checked.faults.map((fault) => ({ document, ...fault })) : [];
  });
}

const UNKNOWN = {
  path: [],
  message: `is not a document that the site has. Use one of ${Object.keys(SCHEMAS).join(", ")}`,
};

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
