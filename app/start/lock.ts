/** Lets one process at a time do what several must not do at once. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive } from "./build-folder.ts";

const LOOK_AGAIN = 200;

/** Waits for the lock at `file`, does the work, and gives it back. The lock of a process that died is free. */
export async function withLock<Value>(file: string, work: () => Value | Promise<Value>): Promise<Value> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await wait(LOOK_AGAIN);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!isAlive(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
}

/** A lock that has just gone is nobody's. */
function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, "utf8")) || process.pid;
  } catch {
    return process.pid;
  }
}
