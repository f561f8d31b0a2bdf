/** Asks a server with `watch-loop.ts` for the longest block of its event loop. */
import { expect } from "vitest";
import type { Server } from "../support/server.ts";

function reports(server: Server): number[] {
  return Array.from(server.output().matchAll(/^blocked (\d+)$/gm), ([, ms]) => Number(ms));
}

/** Milliseconds of the longest turn of the event loop since the last call. */
export async function longestBlock(server: Server): Promise<number> {
  const before = reports(server).length;
  process.kill(server.pid, "SIGUSR2");
  await expect
    .poll(() => reports(server).length, { timeout: 20_000, interval: 10 })
    .toBeGreaterThan(before);
  return reports(server).at(-1) ?? 0;
}
