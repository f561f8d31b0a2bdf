/** The development server closes what a save has replaced: no open databases pile up. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../support/server.ts";

const SAVES = 20;
/** A module that the embedded API is made of. */
const SOURCE = "app/api/create-api.ts";
const PATIENCE = { timeout: 30_000 };

it.runIf(process.platform === "linux")(`holds no more databases open after ${SAVES} saves`, async () => {
  const { ask, child, opened } = await startDevelopment();
  await expect.poll(ask, PATIENCE).toBe(200);
  const before = openDatabases(child);
  expect(before.length).toBeGreaterThan(0);
  const { atime, mtime } = statSync(SOURCE);
  onTestFinished(() => utimesSync(SOURCE, atime, mtime));
  for (let save = 1; save <= SAVES; save++) {
    const earlier = opened();
    utimesSync(SOURCE, new Date(), new Date());
    await expect.poll(async () => (await ask()) === 200 && opened() !== earlier, PATIENCE).toBe(true);
  }
  await expect.poll(() => openDatabases(child).length, PATIENCE).toBe(before.length);
});

async function startDevelopment() {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-dev-"));
  const { PATH, HOME } = process.env;
  // With this condition the command does its work in this process, instead of starting another.
  const command = ["--conditions=development", "node_modules/.bin/react-router", "dev"];
  const child = spawn(process.execPath, [...command, "--port", String(port), "--strictPort"], {
    env: { PATH, HOME, DATA_DIR: dataDir, DATA_DIR_NEW: "yes", LOG_LEVEL: "warn" },
    stdio: "ignore",
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await once(child, "close");
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ask = () =>
    fetch(`http://localhost:${port}/health`).then(
      ({ status }) => status,
      () => 0,
    );
  /** SQLite makes this file anew when a database that nobody had open is opened. */
  const opened = () => {
    const file = statSync(join(dataDir, "catalogue.sqlite-shm"), { throwIfNoEntry: false });
    return `${file?.ino} ${file?.birthtimeMs}`;
  };
  return { ask, child, opened };
}

/** The numbers of the process's open handles of SQLite files. */
function openDatabases({ pid }: ChildProcess): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((handle) => {
    try {
      return readlinkSync(join(folder, handle)).includes(".sqlite");
    } catch {
      // Closed since it was listed.
      return false;
    }
  });
}
