/** Runs one of the project's commands in its own process, with its settings in the environment. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { DatabaseSettings } from "#app/api/database/database.ts";

interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

const APP = join(import.meta.dirname, "../../app");

/** @param heap limit of the command's memory in megabytes */
export async function runCommand(
  name: "admin" | "backup" | "catalogue" | "messages" | "site",
  args: string[],
  { dataDir, databaseUrl }: DatabaseSettings,
  heap = 1000,
): Promise<CommandResult> {
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heap}`,
      join(APP, name === "site" ? "site" : "api", "cli", `${name}.ts`),
      ...args,
    ],
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATA_DIR: dataDir,
        DATA_DIR_NEW: "yes",
        DATABASE_URL: databaseUrl,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, output, errors };
}
