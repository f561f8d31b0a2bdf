/** The files of a shop's folder, with their schemas. */
import type { z } from "zod";
import { adviceFile } from "./schema/advice.ts";
import { areasFile, townsFile } from "./schema/areas.ts";
import { branchesFile } from "./schema/branches.ts";
import { company } from "./schema/company.ts";
import { homeFile } from "./schema/home.ts";
import { menusFile } from "./schema/menus.ts";
import { outlineFile } from "./schema/outline.ts";
import {
  aboutFile,
  categoriesFile,
  collectionsFile,
  contactFile,
  featuresFile,
  questionsFile,
  synonymsFile,
} from "./schema/pages.ts";

/** By file name without the extension: .yaml, .yml or .json. */
export const FILES = {
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
} as const;

export type FileName = keyof typeof FILES;
export type FileData<Name extends FileName> = z.infer<(typeof FILES)[Name]>;

/** Required files. Other pages are left out, or use the catalogue alone, without their file. */
export const REQUIRED: readonly FileName[] = ["company", "branches"];

/** Files of the folder `towns`. */
export const TOWNS = townsFile;
export const ENDINGS = [".yaml", ".yml", ".json"];
