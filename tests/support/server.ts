/** Starts the built site as a process of its own, on a free port and with a catalogue of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

export interface Server {
  /** Without a slash at the end. */
  origin: string;
  dataDir: string;
  pid: number;
  /** Ends the process with SIGTERM, unless told another signal, and waits for its end; answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Everything the process has written so far. */
  output(): string;
}

const ROOT = join(import.meta.dirname, "../..");

/** Waits until the server of the site in `root` listens. @throws with what it wrote when it ends before that. */
export async function startServer(variables: Record<string, string> = {}, root = ROOT): Promise<Server> {
  const port = variables.PORT ?? String(await findFreePort());
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-http-"));
  const child = spawn("react-router-serve", ["build/server/index.js"], {
    cwd: root,
    env: { ...cleanEnvironment(), LOG_LEVEL: "warn", DATA_DIR: dataDir, DATA_DIR_NEW: "yes", ...variables, PORT: port },
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
  return { origin: `http://localhost:${port}`, dataDir, pid: child.pid ?? 0, stop, output: () => output.join("\n") };
}

/** The tests' own settings are not the server's. */
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
  // A test may give one that is none.
  const isPort = port < 65_536;
  while (!isOver && !(isPort && (await isTaken(port)))) await wait(50);
  return !isOver;
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, "localhost");
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
  const answer = await promise;
  socket.destroy();
  return answer;
}

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, "close");
  return code;
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
