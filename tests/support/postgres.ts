/**
 * Starts a temporary PostgreSQL for a test run: Vitest's global setup of the API's tests.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { findFreePort } from "./free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of a server on which tests may create databases; null without PostgreSQL. */
    postgres: string | null;
  }
}

export const HOW_TO_GET_POSTGRES = `The tests need PostgreSQL's own programs (initdb and postgres), and found none.
Install them (Debian and Ubuntu: apt-get install postgresql; \`npm test\` does so as root), or point TEST_DATABASE_URL to a server on which tests may
create databases, or set TEST_DATABASE_URL=none to leave PostgreSQL out.`;

/** The folder of the newest programs; null when there are none. */
export function findPostgresPrograms(): string | null {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(root, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
    "/opt/homebrew/opt/postgresql/bin",
  ];
  return (
    folders.find(
      (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
    ) ?? null
  );
}

/** PostgreSQL does not run as root, so it runs as an unprivileged user. */
function findUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const user = users.find(([own]) => own === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new Error(
    "PostgreSQL cannot run as root, and there is neither a user postgres nor nobody to run it",
  );
}

async function waitUntilReady(
  url: string,
  server: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while starting:\n${output()}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL did not start within 30 seconds:\n${output()}`);
}

export interface Postgres {
  url: string;
  /** Restarts the server as an administrator does, cutting every connection. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws with instructions if the programs are missing */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error(HOW_TO_GET_POSTGRES);
  const folder = mkdtempSync(join(tmpdir(), "catalogue-postgres-"));
  const user = findUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const as = { ...(user ?? {}), cwd: folder };
  const data = join(folder, "data");
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...as, stdio: "pipe" },
  );
  const port = await findFreePort();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  const run = async () => {
    const server = spawn(
      join(programs, "postgres"),
      [
        "-D",
        data,
        "-p",
        String(port),
        "-k",
        folder,
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        "fsync=off",
      ],
      { ...as, stdio: ["ignore", "pipe", "pipe"] },
    );
    let output = "";
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    };
    server.stdout.on("data", keep);
    server.stderr.on("data", keep);
    const ended = new Promise<void>((resolve) => server.on("exit", () => resolve()));
    const end = async () => {
      server.kill("SIGINT");
      await ended;
    };
    try {
      await waitUntilReady(url, server, () => output);
    } catch (error) {
      await end();
      throw error;
    }
    return end;
  };
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    let end = await run();
    return {
      url,
      async restart() {
        await end();
        end = await run();
      },
      async stop() {
        await end();
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const setting = process.env.TEST_DATABASE_URL;
  if (setting === "none") console.warn("TEST_DATABASE_URL=none: the API is tested on SQLite alone");
  if (setting) {
    project.provide("postgres", setting === "none" ? null : setting);
    return async () => {};
  }
  const { url, stop } = await startPostgres();
  project.provide("postgres", url);
  return stop;
}
