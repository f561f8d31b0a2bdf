/** Reads and checks a shop's folder. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { checkFolder } from "./check/check-folder.ts";
import { defaultMenus } from "./default-menus.ts";
import { ENDINGS, FILES, type FileData, type FileName, REQUIRED, TOWNS } from "./folder.ts";
import { toOpeningHours } from "./opening-hours.ts";
import { toPhone } from "./phone.ts";
import { type FolderPictures, openPictures } from "./pictures.ts";
import { readData, SiteError } from "./read-file.ts";
import { readPage } from "./read-page.ts";
import type { Branch, Company, Site } from "./site.ts";

/** @throws {SiteError} with all errors */
export async function readSite(folder: string): Promise<Site> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new SiteError([`${folder}: the folder does not exist`]);
  const errors: string[] = [];
  /** The data of files as read, also of those with errors. */
  const read: Record<string, unknown> = {};
  const collect = <Value>(name: string, readOne: () => Value): Value | null => {
    try {
      const value = readOne();
      read[name] = value;
      return value;
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      errors.push(...error.errors);
      read[name] = error.data;
      return null;
    }
  };
  const pictures = await openPictures(folder);
  const names = Object.keys(FILES) as FileName[];
  const files = Object.fromEntries(
    names.map((name) => [name, collect(name, () => readFile(folder, name))]),
  ) as { [Name in FileName]: FileData<Name> | null };
  const towns = listFiles(folder, "towns", ENDINGS).map((name) => {
    const key = name.slice(0, -extname(name).length);
    return [key, collect(key, () => readData(join(folder, name), name, TOWNS))] as const;
  });
  const pageFiles = listFiles(folder, "pages", [".md"]);
  const pages = pageFiles.flatMap(
    (name) => collect(name, () => readPage(folder, name, pictures)) ?? [],
  );
  const findings = checkFolder({
    folder,
    pages,
    pictures,
    files: read as Record<FileName, unknown>,
    towns: new Map(towns.map(([key]) => [key, read[key]])),
    pageSlugs: pageFiles.map((name) => basename(name, ".md")),
  });
  errors.push(...findings.errors);
  const { company, branches } = files;
  if (errors.length > 0 || !company || !branches) throw new SiteError(errors);
  const about = files.about;
  return {
    folder,
    company: toCompany(company, pictures),
    branchesPage: branches,
    branches: branches.branches.map((branch, index) =>
      toBranch(branch, index, branches, company, pictures),
    ),
    areas: files.areas ?? FILES.areas.parse({}),
    outline: files.outline,
    towns: new Map(towns.flatMap(([, texts]) => Object.entries(texts ?? {}))),
    menus: files.menus ?? defaultMenus({ hasAbout: about !== null, pages }),
    home: files.home,
    about,
    categories: files.categories,
    collections: new Map(Object.entries(files.collections ?? {})),
    questions: new Map(Object.entries(files.questions ?? {})),
    contact: files.contact ?? FILES.contact.parse({}),
    synonyms: files.synonyms ?? [],
    features: files.features ?? [],
    advice: files.advice ?? {},
    pages,
    pictures,
    warnings: findings.warnings,
  };
}

/** Null for a missing optional file. */
function readFile<Name extends FileName>(folder: string, name: Name): FileData<Name> | null {
  const found = ENDINGS.map((ending) => name + ending).find((candidate) =>
    existsSync(join(folder, candidate)),
  );
  if (found) return readData(join(folder, found), found, FILES[name]) as FileData<Name>;
  if (REQUIRED.includes(name)) throw new SiteError([`${name}.yaml: is missing from ${folder}`]);
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

function toCompany(
  { logo, logoOnDark, icon, ...company }: FileData<"company">,
  pictures: FolderPictures,
): Company {
  const { callingCode, supportEmail } = company;
  return {
    ...company,
    phone: toPhone(company.phone, callingCode),
    whatsapp: company.whatsapp ? toPhone(company.whatsapp, callingCode) : null,
    salesEmail: company.salesEmail ?? supportEmail,
    logo: logo ? pictures.find(logo) : null,
    logoOnDark: (logoOnDark ?? logo) ? pictures.find(logoOnDark ?? logo ?? "") : null,
    iconUrl: icon ? (pictures.fileUrl(icon) ?? pictures.find(icon)?.src ?? null) : null,
    lostUrl: pictures.find("404")?.src ?? null,
  };
}

function toBranch(
  branch: FileData<"branches">["branches"][number],
  index: number,
  { holidays }: FileData<"branches">,
  { callingCode }: FileData<"company">,
  pictures: FolderPictures,
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
    hours: toOpeningHours(hours, [...holidays, ...own]),
  };
}
