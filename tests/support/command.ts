/** Runs one of the project's commands as a person types it: a process of its own, its settings in the environment. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { DatabaseSettings } from "#app/api/database/open-database.ts";

export interface Ran {
  code: number | null;
  output: string;
  errors: string;
}

const COMMANDS = join(import.meta.dirname, "../../app/api/cli");

/** @param heap megabytes that the command's objects may take; it ends where they would take more */
export async function runCommand(
  name: "admin" | "backup" | "catalogue" | "messages",
  given: string[],
  { dataDir, databaseUrl }: DatabaseSettings,
  heap = 1000,
): Promise<Ran> {
  const child = spawn(process.execPath, [`--max-old-space-size=${heap}`, join(COMMANDS, `${name}.ts`), ...given], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATA_DIR_NEW: "yes", DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code, output, errors };
}
