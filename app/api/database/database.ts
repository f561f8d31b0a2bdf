/** The database that the dealer chose, SQLite or PostgreSQL, as the API handles it. */
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export interface Database {
  kind: "sqlite" | "postgres";
  db: Kysely<Tables>;
  /** Calls back when another process may have changed the catalogue; returns how to stop. */
  onForeignChange(callback: () => void): Promise<() => Promise<void>>;
  /** Takes what was deleted out of the files as well. */
  clearFreed(): Promise<void>;
  /** Rewrites the files without the room that deleted rows took; writers wait meanwhile. */
  compact(): Promise<void>;
  close(): Promise<void>;
}
