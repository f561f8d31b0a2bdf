/** Where a build lies: in a folder of its own, so that a server of an earlier one never misses a file. */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const BUILDS = "build";
/** What is served: one line that names the build. */
export const SERVED = `${BUILDS}/server/index.js`;

/** The folder of the build that this process makes. */
export const buildFolder = `${BUILDS}/${Math.floor(performance.timeOrigin).toString(36)}-${process.pid}`;

/** The builds that are there, the newest last. */
export function listBuilds(): string[] {
  return globSync(`${BUILDS}/*-*/server/index.js`)
    .map((file) => dirname(dirname(file)))
    .sort();
}

/**
 * Lets the next start serve the build in `folder`, in one step. The one before stays, because a server may be about to
 * start from it; older ones go unless a running server is of them.
 */
export function switchTo(folder: string): void {
  const kept = [folder, servedFolder()];
  mkdirSync(dirname(SERVED), { recursive: true });
  const draft = `${SERVED}.${process.pid}`;
  writeFileSync(draft, `export * from "../${basename(folder)}/server/index.js";\n`);
  renameSync(draft, SERVED);
  for (const other of listBuilds()) if (!kept.includes(other) && !isRunning(other)) rmSync(other, { recursive: true });
}

/** Notes that this process serves the build in `folder`. Where that cannot be written nobody can remove it either. */
export function markRunning(folder: string): void {
  const mark = join(folder, "running", String(process.pid));
  try {
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, "");
    process.on("exit", () => rmSync(mark, { force: true }));
  } catch {}
}

function isRunning(folder: string): boolean {
  return globSync(join(folder, "running", "*")).some((mark) => isAlive(Number(basename(mark))));
}

/** Whether a process is there, be it somebody else's. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The build that is served, if there is one. */
export function servedFolder(): string | null {
  if (!existsSync(SERVED)) return null;
  const [, name] = /"\.\.\/([^/]+)\/server/.exec(readFileSync(SERVED, "utf8")) ?? [];
  return name ? join(BUILDS, name) : null;
}
