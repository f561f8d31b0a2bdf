/** The development server closes replaced databases after a save. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../support/free-port.ts";

const SAVES = 20;
/** A module of the embedded API. */
const SOURCE = "app/api/create-api.ts";
const PATIENCE = { timeout: 90_000 };

it.runIf(process.platform === "linux")(
  `has as many open databases after ${SAVES} saves as before`,
  async () => {
    const { readStatus, child, findFirstConnection } = await startDevelopment();
    await expect.poll(readStatus, PATIENCE).toBe(200);
    const before = openDatabases(child);
    expect(before.length).toBeGreaterThan(0);
    const { atime, mtime } = statSync(SOURCE);
    onTestFinished(() => utimesSync(SOURCE, atime, mtime));
    for (let save = 1; save <= SAVES; save++) {
      const earlier = findFirstConnection();
      // On a busy machine the watcher may miss a save, so it is repeated.
      const isReloaded = async () => {
        utimesSync(SOURCE, new Date(), new Date());
        const present = (await readStatus()) === 200 && findFirstConnection();
        return present && present !== earlier;
      };
      await expect.poll(isReloaded, { ...PATIENCE, interval: 1_000 }).toBe(true);
    }
    await expect.poll(() => openDatabases(child).length, PATIENCE).toBe(before.length);
  },
);

async function startDevelopment() {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-dev-"));
  const { PATH, HOME } = process.env;
  // With this condition the command runs in this process instead of starting another.
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
  const readStatus = () =>
    fetch(`http://localhost:${port}/health`).then(
      ({ status }) => status,
      () => 0,
    );
  /** Identifies the first connection, which creates this file; null between two connections. */
  const findFirstConnection = () => {
    const file = statSync(join(dataDir, "catalogue.sqlite-shm"), { throwIfNoEntry: false });
    return file ? `${file.ino} ${file.birthtimeMs}` : null;
  };
  return { readStatus, child, findFirstConnection };
}

/** The process's file descriptors of SQLite files. */
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
