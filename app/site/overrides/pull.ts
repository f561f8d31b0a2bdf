/** Writes overrides into copies of the folder's files and keeps their comments. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { ENDINGS, type FileName } from "../folder.ts";
import { readText } from "../read-file.ts";
import type { Site } from "../site.ts";
import { listOverridden } from "./list-overridden.ts";
import type { SiteOverrides } from "./site-overrides.ts";

/** @returns the text of each changed file, by name */
export function pull(site: Site, overrides: SiteOverrides): ReadonlyMap<string, string> {
  const facts = Map.groupBy(listOverridden(site, overrides), ({ file }) => file);
  return new Map(
    Array.from(facts, ([file, changes]) => {
      const name = findFile(site.folder, file);
      const path = join(site.folder, name);
      const isThere = existsSync(path);
      const document = parseDocument(isThere ? readText(path, name) : "");
      if (document.contents === null)
        document.contents = document.createNode(file === "synonyms" ? [] : {}) as never;
      for (const { apply } of changes) apply(document);
      return [name, document.toString({ lineWidth: 0 })];
    }),
  );
}

function findFile(folder: string, file: FileName): string {
  const names = ENDINGS.map((ending) => file + ending);
  return names.find((name) => existsSync(join(folder, name))) ?? `${file}.yaml`;
}
