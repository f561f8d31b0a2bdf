/** Checks DATA_DIR, so that a mistyped path or an unmounted disk does not begin an empty shop. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { DEFAULT_DATA_DIR, env } from "#app/env.server.ts";
import type { DatabaseSettings } from "./database/database.ts";

/** Files that the site recreates, or that file systems create. */
const INDEX = "catalogue-index.sqlite";
const NEGLIGIBLE = [
  "site-pictures",
  "restoring",
  "lost+found",
  `${INDEX}-wal`,
  `${INDEX}-shm`,
  `${INDEX}.new`,
  `${INDEX}.lock`,
];
/** Files of a folder that is used with PostgreSQL. */
const BESIDE_POSTGRES = ["uploads", "originals", "pictures", INDEX, "catalogue.sqlite"];

/** @param isNew whether a new shop may begin there @returns why the folder is refused, or null */
export function findDataFolderFault(
  { dataDir, databaseUrl }: DatabaseSettings,
  isNew: boolean,
): string | null {
  const names = databaseUrl ? BESIDE_POSTGRES : ["catalogue.sqlite"];
  if (names.some((name) => existsSync(join(dataDir, name)))) return null;
  const exists = existsSync(dataDir);
  if (exists && !statSync(dataDir).isDirectory())
    return `DATA_DIR ${dataDir} is a file. Name the folder of the shop's data`;
  const others = exists ? readdirSync(dataDir).filter((name) => !NEGLIGIBLE.includes(name)) : [];
  if (others.length > 0) {
    const hint = others.some((name) => BESIDE_POSTGRES.includes(name))
      ? ". Is DATABASE_URL missing?"
      : "";
    return `DATA_DIR ${dataDir} contains other files (${others.slice(0, 3).join(", ")}) but no catalogue${hint}`;
  }
  if (isNew) return null;
  const state = exists ? "is empty" : "does not exist";
  return (
    `DATA_DIR ${dataDir} ${state}. Check the path, and that the disk is mounted. ` +
    "To begin a new shop there, set DATA_DIR_NEW=yes once"
  );
}

const isNew = env.DATA_DIR_NEW === "yes";
const isDefault = resolve(env.DATA_DIR) === resolve(DEFAULT_DATA_DIR);

/** Checks this process's DATA_DIR; a shop may always begin in the default folder. */
export const findOwnDataFolderFault = () => findDataFolderFault(ownDatabase(), isNew || isDefault);

/** The settings of this process's database. An empty one is refused beside a shop's pictures. */
export function ownDatabase(): DatabaseSettings {
  const mustExist = !isNew && (!isDefault || existsSync(join(env.DATA_DIR, "uploads")));
  return { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, mustExist };
}
