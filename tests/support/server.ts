/** Starts the built site in its own process, on a free port and with its own catalogue. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./free-port.ts";

export interface Server {
  /** Without a slash at the end. */
  origin: string;
  dataDir: string;
  pid: number;
  /** Sends SIGTERM or another signal and waits for the end. @returns the exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Everything the process has written so far. */
  output(): string;
}

const ROOT = join(import.meta.dirname, "../..");

/**
 * Starts the site in `root` and waits until it listens. @throws with its output if it ends before
 */
export async function startServer(
  variables: Record<string, string> = {},
  root = ROOT,
): Promise<Server> {
  const port = variables.PORT ?? String(await findFreePort());
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-http-"));
  const child = spawn("react-router-serve", ["build/server/index.js"], {
    cwd: root,
    env: {
      ...cleanEnvironment(),
      LOG_LEVEL: "warn",
      DATA_DIR: dataDir,
      DATA_DIR_NEW: "yes",
      ...variables,
      PORT: port,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const end = ended(child);
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    const code = await end;
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  keepOutput(child, output);
  const started = Promise.race([listening(Number(port), end), end.then(() => false)]);
  if (!(await started)) {
    await stop();
    throw new Error(output.join("\n"));
  }
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    stop,
    output: () => output.join("\n"),
  };
}

/** Excludes the settings of the test run. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}

function keepOutput(child: ChildProcess, output: string[]): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on("line", (line) => output.push(line));
  }
}

async function listening(port: number, end: Promise<unknown>): Promise<boolean> {
  let isOver = false;
  end.then(() => {
    isOver = true;
  });
  // A test may pass an invalid port.
  const isPort = port < 65_536;
  while (!isOver && !(isPort && (await isTaken(port)))) await wait(50);
  return !isOver;
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, "localhost");
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
  const isOpen = await promise;
  socket.destroy();
  return isOpen;
}

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, "close");
  return code;
}
