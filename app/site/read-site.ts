/** Reads the dealer's folder as a whole and checks that what it names is there. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { ENDINGS, FILES, type FileData, type FileName, REQUIRED, TOWNS } from "./folder.ts";
import { listMissingPictures, listStrayDistricts, listStrayPanels, listUnknownFiles } from "./list-mistakes.ts";
import { toOpeningHours } from "./opening-hours.ts";
import { toPhone } from "./phone.ts";
import { openPictures, type Pictures } from "./pictures.ts";
import { readData, SiteMistake } from "./read-file.ts";
import { readPage } from "./read-page.ts";
import type { Branch, Company, Site, Town } from "./site.ts";
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
  mistakes.push(...listUnknownFiles(folder), ...pictures.mistakes, ...listMissingPictures(folder, files, pictures));
  const { company, branches } = files;
  if (mistakes.length > 0 || !company || !branches) throw new SiteMistake(mistakes);
  mistakes.push(...listStrayDistricts(folder, branches), ...listStrayPanels(folder, files.menus));
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
