/** Gets the site ready to serve: builds where there is no build, or one of older sources. */
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { env } from "#app/env.server.ts";
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
const reason = reasonToBuild();
if (reason !== null) {
  console.log(`Building the site: ${reason}`);
  const { status } = spawnSync("react-router", ["build", "--logLevel", "warn"], { stdio: "inherit" });
  if (status !== 0) fail("the build failed");
}
