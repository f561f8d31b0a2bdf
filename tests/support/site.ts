/**
 * Vitest's setup for tests of the built server: one build and one server, which tests only read.
 */
import { spawnSync } from "node:child_process";
import type { TestProject } from "vitest/node";
import { reasonToBuild } from "#app/start/reason-to-build.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the shared server, without a slash at the end. */
    site: string;
  }
}

export default async function setup({ provide }: TestProject) {
  if (reasonToBuild() !== null) build();
  const server = await startServer();
  provide("site", server.origin);
  return () => server.stop();
}

function build(): void {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const { status } = spawnSync("react-router", ["build", "--logLevel", "warn"], {
    stdio: "inherit",
    env,
  });
  if (status !== 0) throw new Error("the build failed");
}
