/** Reads the dealer's folder as a whole and checks that what it names is there. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { ENDINGS, FILES, type FileData, type FileName, REQUIRED, TOWNS } from "./folder.ts";
import { toOpeningHours } from "./opening-hours.ts";
import { toPhone } from "./phone.ts";
import { openPictures, type Pictures } from "./pictures.ts";
import { parseData, readData, SiteMistake } from "./read-file.ts";
import { pageHead } from "./schema/pages.ts";
import type { Branch, Company, InfoPage, Site, Town } from "./site.ts";
import { standingMenus } from "./standing-menus.ts";

/** @throws {SiteMistake} with every mistake that was found */
export async function readSite(folder: string): Promise<Site> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new SiteMistake([`${folder}: there is no such folder`]);
  const mistakes: string[] = [];
  const collect = <Value>(read: () => Value): Value | null => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SiteMistake)) throw error;
      mistakes.push(...error.mistakes);
      return null;
    }
  };
  const pictures = await openPictures(folder);
  const file = <Name extends FileName>(name: Name) => collect(() => readFile(folder, name));
  const files = {
    company: file("company"),
    branches: file("branches"),
    areas: file("areas"),
    outline: file("outline"),
    menus: file("menus"),
    home: file("home"),
    about: file("about"),
    categories: file("categories"),
    collections: file("collections"),
    questions: file("questions"),
    contact: file("contact"),
    synonyms: file("synonyms"),
    features: file("features"),
  };
  const towns = collect(() => readTowns(folder)) ?? new Map<string, Town>();
  const pages = listFiles(folder, "pages", [".md"]).flatMap((name) => collect(() => readPage(folder, name)) ?? []);
  mistakes.push(...listUnknownFiles(folder), ...listMissingPictures(files, pictures));
  const { company, branches } = files;
  if (mistakes.length > 0 || !company || !branches) throw new SiteMistake(mistakes);
  mistakes.push(...listStrayDistricts(branches), ...listStrayPanels(files.menus));
  if (mistakes.length > 0) throw new SiteMistake(mistakes);
  const about = files.about;
  return {
    folder,
    company: toCompany(company, pictures),
    branchesPage: branches,
    branches: branches.branches.map((branch, index) => toBranch(branch, index, branches, company, pictures)),
    areas: files.areas ?? FILES.areas.parse({}),
    outline: files.outline,
    towns,
    menus: files.menus ?? standingMenus({ hasAbout: about !== null, pages }),
    home: files.home,
    about,
    categories: files.categories,
    collections: new Map(Object.entries(files.collections ?? {})),
    questions: new Map(Object.entries(files.questions ?? {})),
    contact: files.contact ?? FILES.contact.parse({}),
    synonyms: files.synonyms ?? [],
    features: files.features ?? [],
    pages,
    pictures,
  };
}

/** Null for a file that is not there and need not be. */
function readFile<Name extends FileName>(folder: string, name: Name): FileData<Name> | null {
  const found = ENDINGS.map((ending) => name + ending).find((candidate) => existsSync(join(folder, candidate)));
  if (found) return readData(join(folder, found), found, FILES[name]) as FileData<Name>;
  if (REQUIRED.includes(name)) throw new SiteMistake([`${name}.yaml: is missing from ${folder}`]);
  return null;
}

function listFiles(folder: string, below: string, endings: readonly string[]): string[] {
  const directory = join(folder, below);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => endings.includes(extname(name)))
    .sort()
    .map((name) => `${below}/${name}`);
}

function readTowns(folder: string): Map<string, Town> {
  const texts = listFiles(folder, "towns", ENDINGS).map((name) => readData(join(folder, name), name, TOWNS));
  return new Map(texts.flatMap((towns) => Object.entries(towns)));
}

const PAGE = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

/** Its head is YAML between two lines of three hyphens, its text Markdown. */
function readPage(folder: string, name: string): InfoPage {
  const [, head, body] = PAGE.exec(readFileSync(join(folder, name), "utf8")) ?? [];
  if (head === undefined || body === undefined)
    throw new SiteMistake([`${name}:1: must begin with title, lead and group between two lines of three hyphens`]);
  return {
    slug: basename(name, ".md"),
    ...parseData(head, name, pageHead, 1),
    body: toHtml(body),
  };
}

/** A section for each heading; a link that stands alone is set as one. */
function toHtml(markdown: string): string {
  const allowedTags = [...sanitizeHtml.defaults.allowedTags, "img"];
  const clean = sanitizeHtml(marked.parse(markdown, { async: false }), { allowedTags });
  const sections = clean.split(/(?=<h2>)/).filter((section) => section.trim() !== "");
  return sections
    .map((section) => `<section>${section.trim()}</section>`)
    .join("")
    .replaceAll("<p><a ", '<p><a class="link" ');
}

function toCompany({ logo, logoOnDark, icon, ...company }: FileData<"company">, pictures: Pictures): Company {
  const { callingCode, supportEmail } = company;
  return {
    ...company,
    phone: toPhone(company.phone, callingCode),
    whatsapp: company.whatsapp ? toPhone(company.whatsapp, callingCode) : null,
    salesEmail: company.salesEmail ?? supportEmail,
    logo: logo ? pictures.find(logo) : null,
    logoOnDark: (logoOnDark ?? logo) ? pictures.find(logoOnDark ?? logo ?? "") : null,
    iconUrl: icon ? (pictures.fileUrl(icon) ?? pictures.find(icon)?.src ?? null) : null,
  };
}

function toBranch(
  branch: FileData<"branches">["branches"][number],
  index: number,
  { holidays }: FileData<"branches">,
  { callingCode }: FileData<"company">,
  pictures: Pictures,
): Branch {
  const { hours, holidays: own, picture, ...rest } = branch;
  return {
    ...rest,
    id: index + 1,
    position: branch.position ?? null,
    mapUrl: branch.mapUrl ?? null,
    phone: toPhone(branch.phone, callingCode),
    whatsapp: branch.whatsapp ? toPhone(branch.whatsapp, callingCode) : null,
    email: branch.email ?? null,
    picture: picture ? pictures.find(picture) : null,
    hours: toOpeningHours(
      hours,
      [...holidays, ...own].map(({ date }) => date),
    ),
  };
}

function listUnknownFiles(folder: string): string[] {
  const names = Object.keys(FILES);
  return readdirSync(folder)
    .filter((file) => ENDINGS.includes(extname(file)) && !names.includes(basename(file, extname(file))))
    .map(
      (file) =>
        `${file}: is not a file of a dealer's folder; those are ${names.map((name) => `${name}.yaml`).join(", ")}`,
    );
}

/** Every `picture`, `logo`, `icon` and `video` that names a file which is not there. */
function listMissingPictures(files: Partial<Record<FileName, unknown>>, pictures: Pictures): string[] {
  return Object.entries(files).flatMap(([file, data]) =>
    listNamed(data).flatMap(({ key, name, path }) => {
      const isThere = key === "video" ? pictures.fileUrl(`${name}.mp4`) : pictures.find(name);
      return isThere ? [] : [`${file}.yaml: ${path} names ${name}, which is not in the folder's pictures`];
    }),
  );
}

function listNamed(data: unknown, path = ""): { key: string; name: string; path: string }[] {
  if (data === null || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    if (["picture", "logo", "logoOnDark", "icon", "video"].includes(key) && typeof value === "string")
      return [{ key, name: value, path: here }];
    return listNamed(value, here);
  });
}

function listStrayDistricts({ branches, districts }: FileData<"branches">): string[] {
  const known = districts.map(({ key }) => key);
  return branches
    .filter(({ district }) => !known.includes(district))
    .map(
      ({ slug, district }) =>
        `branches.yaml: ${slug} lies in ${district}, which is not among the districts: ${known.join(", ")}`,
    );
}

function listStrayPanels(menus: FileData<"menus"> | null): string[] {
  const known = menus?.panels.map(({ key }) => key) ?? [];
  return (menus?.navigation ?? []).flatMap((item) =>
    "panel" in item && !known.includes(item.panel)
      ? [`menus.yaml: navigation names the panel ${item.panel}; the panels are ${known.join(", ") || "none"}`]
      : [],
  );
}
