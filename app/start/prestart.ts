/** Gets the site ready to serve: builds where there is no build, or one of other sources. */
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { env } from "#app/env.server.ts";
import { withLock } from "./lock.ts";
import { reasonToBuild } from "./reason-to-build.ts";

/** Why nothing can listen there, or null. */
async function findListenFault(port: number, host: string | undefined): Promise<string | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) => {
      const isPort = code === "EADDRINUSE" || code === "EACCES";
      resolve(isPort ? `PORT ${port} is taken or not allowed` : `HOST ${host} is no address of this machine`);
    });
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}

function fail(message: string): never {
  console.error(`Cannot start: ${message}`);
  process.exit(1);
}

const fault = await findListenFault(env.PORT, env.HOST);
if (fault !== null) fail(fault);
if (reasonToBuild() !== null) {
  const isBuilt = await withLock("build/lock", () => {
    // Another start may have built while this one waited.
    const reason = reasonToBuild();
    if (reason === null) return true;
    console.log(`Building the site: ${reason}`);
    return spawnSync("react-router", ["build", "--logLevel", "warn"], { stdio: "inherit" }).status === 0;
  });
  if (!isBuilt) fail("the build failed");
}
