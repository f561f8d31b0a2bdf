/** Prepares the start: builds the site where there is no build of the current sources. */
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { env } from "#app/env.server.ts";
import { reasonToBuild } from "./reason-to-build.ts";

/** Milliseconds to wait for another start's build. */
const MAX_BUILD_MS = 600_000;

/** Why the server cannot listen there, or null. */
async function findListenFault(port: number, host: string | undefined): Promise<string | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) => {
      const isPort = code === "EADDRINUSE" || code === "EACCES";
      resolve(
        isPort
          ? `PORT ${port} is already in use or not permitted. Choose another port`
          : `HOST ${host} is not an address of this machine`,
      );
    });
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}

function build(): void {
  mkdirSync("build", { recursive: true });
  // This lock ends with its process; another start may be building.
  const lock = new DatabaseSync("build/lock.sqlite", { timeout: MAX_BUILD_MS });
  lock.exec("BEGIN EXCLUSIVE");
  const reason = reasonToBuild();
  if (reason === null) return;
  console.log(`Building the site: ${reason}`);
  const { status } = spawnSync("react-router", ["build", "--logLevel", "warn"], {
    stdio: "inherit",
  });
  if (status !== 0) fail("the build failed. See the errors above");
}

function fail(message: string): never {
  console.error(`Cannot start: ${message}`);
  process.exit(1);
}

const fault = await findListenFault(env.PORT, env.HOST);
if (fault !== null) fail(fault);
if (reasonToBuild() !== null) build();
