/** The files that a dealer's folder is made of, and the schema of each. */
import type { z } from "zod";
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

/** By the file's name without its ending, which is .yaml, .yml or .json. */
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
} as const;

export type FileName = keyof typeof FILES;
export type FileData<Name extends FileName> = z.infer<(typeof FILES)[Name]>;

/** Without these there is no shop; a page whose file is missing is left out, or stands with what the catalogue knows. */
export const REQUIRED: readonly FileName[] = ["company", "branches"];

/** Files of the folder `towns`. */
export const TOWNS = townsFile;
export const ENDINGS = [".yaml", ".yml", ".json"];
