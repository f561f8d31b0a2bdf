/** Gets the site ready to serve: builds where there is no build, or one of other sources. */
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { env } from "#app/env.server.ts";
import { withLock } from "./lock.ts";
import { reasonToBuild } from "./reason-to-build.ts";

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

function fail(message: string): never {
  console.error(`Cannot start: ${message}`);
  process.exit(1);
}

if (!(await isFree(env.PORT))) fail(`PORT ${env.PORT} is taken or not allowed`);
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
