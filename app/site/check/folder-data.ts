/** The data of a folder for checks across files; includes files with errors. */
import { FILES, type FileName } from "../folder.ts";
import type { FolderPictures } from "../pictures.ts";
import type { InfoPage } from "../site.ts";

export interface FolderData {
  folder: string;
  /** By file name; null if the file is missing or unreadable. */
  files: Readonly<Record<FileName, unknown>>;
  /** The files of `towns`, by their path without the extension. */
  towns: ReadonlyMap<string, unknown>;
  /** File names of `pages`, without the extension. */
  pageSlugs: readonly string[];
  /** The pages that could be read. */
  pages: readonly InfoPage[];
  pictures: FolderPictures;
}

/** Errors stop the start; warnings are printed. Each begins with file and line. */
export interface Findings {
  errors: string[];
  warnings: string[];
}

/** Every file's data by its path without the extension, except the long outline. */
export function listData({ files, towns }: FolderData): [file: string, data: unknown][] {
  const names = (Object.keys(FILES) as FileName[]).filter((name) => name !== "outline");
  return [...names.map((name): [string, unknown] => [name, files[name]]), ...towns];
}
