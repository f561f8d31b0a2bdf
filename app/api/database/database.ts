/** The interface to the SQLite or PostgreSQL database. */
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export interface DatabaseSettings {
  /** Folder of the SQLite file, used when there is no `databaseUrl`. */
  dataDir: string;
  /** `postgres://…`, or undefined for SQLite. */
  databaseUrl?: string | undefined;
  /** Whether to refuse a database without tables. */
  mustExist?: boolean;
}

export interface Database {
  kind: "sqlite" | "postgres";
  /** Opens it in another process. */
  settings: DatabaseSettings;
  db: Kysely<Tables>;
  /** Calls back when another process may have changed the catalogue. @returns stops it */
  onExternalChange(callback: () => void): Promise<() => Promise<void>>;
  /** Whether a site, or with SQLite any other process, has the database open. */
  isInUse(): Promise<boolean>;
  /** Erases deleted rows from the database files. */
  eraseFreePages(): Promise<void>;
  /** Rewrites the files without free space; writers wait meanwhile. */
  compact(): Promise<void>;
  close(): Promise<void>;
}
