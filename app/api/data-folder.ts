/** Refuses a folder of data that is not the shop's: a mistyped path or a disk that is not mounted must not begin an empty shop. */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { DEFAULT_DATA_DIR, env } from "#app/env.server.ts";
import type { DatabaseSettings } from "./database/open-database.ts";

/** What the site makes again by itself, and what file systems bring along. */
const INDEX = "catalogue-index.sqlite";
const NEGLIGIBLE = ["site-pictures", "previews", "restoring", `${INDEX}-wal`, `${INDEX}-shm`, "lost+found"];
/** What a folder holds that is used beside PostgreSQL. */
const BESIDE_POSTGRES = ["uploads", "originals", INDEX, "catalogue.sqlite"];

/** Why the folder may not be used, in one line, or null. `isNew`: somebody said that a shop begins there. */
export function findDataFolderFault({ dataDir, databaseUrl }: DatabaseSettings, isNew: boolean): string | null {
  const names = databaseUrl ? BESIDE_POSTGRES : ["catalogue.sqlite"];
  if (names.some((name) => existsSync(join(dataDir, name)))) return null;
  const others = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !NEGLIGIBLE.includes(name)) : [];
  if (others.length > 0) {
    const hint = others.some((name) => BESIDE_POSTGRES.includes(name)) ? "; was DATABASE_URL forgotten?" : "";
    return `DATA_DIR ${dataDir} holds other files (${others.slice(0, 3).join(", ")}) and no catalogue${hint}`;
  }
  if (isNew) return null;
  const state = existsSync(dataDir) ? "is empty" : "does not exist";
  return `DATA_DIR ${dataDir} ${state}. Is the path right, the disk mounted? Where a new shop begins, say DATA_DIR_NEW=yes once`;
}

/** The same for this process's settings; in the project's own `data` folder a shop may always begin. */
export function findOwnDataFolderFault(): string | null {
  const isNew = env.DATA_DIR_NEW === "yes" || resolve(env.DATA_DIR) === resolve(DEFAULT_DATA_DIR);
  return findDataFolderFault({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, isNew);
}
