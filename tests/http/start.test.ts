import { expect, it } from "vitest";
import { startServer } from "../support/server.ts";

it.each([
  [{ PORT: "banana" }, /^Cannot start: PORT must be a whole number$/],
  [{ TRUSTED_PROXY_HOPS: "many" }, /^Cannot start: TRUSTED_PROXY_HOPS must be a whole number$/],
  [{ UPSTREAM_URL: "nonsense" }, /^Cannot start: UPSTREAM_URL must be a URL.*$/],
  [
    { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
    /^Cannot start: the database of DATABASE_URL cannot be opened.*$/,
  ],
  [{ DATA_DIR: "/dev/null/x" }, /^Cannot start: the database of DATA_DIR cannot be opened.*$/],
  [
    { DATA_DIR: "/var/lib/mistyped", DATA_DIR_NEW: "no" },
    /^Cannot start: DATA_DIR \/var\/lib\/mistyped does not exist.*$/,
  ],
])("%j stops the start with one line that names it", async (variables, line) => {
  await expect(startServer(variables)).rejects.toThrow(line);
});

it("ends in order on SIGTERM, and a second start keeps the catalogue", async () => {
  const server = await startServer();
  const version = await (await fetch(`${server.origin}/health`)).json();
  const again = await startServer({ DATA_DIR: server.dataDir });
  expect(await (await fetch(`${again.origin}/health`)).json()).toEqual(version);
  expect(await again.stop()).toBe(0);
  expect(await server.stop()).toBe(0);
});
