import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { listenOnFreePort } from "../../tests/support/free-port.ts";

function prestart(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...variables };
  const { status, stderr } = spawnSync(process.execPath, ["app/start/prestart.ts"], {
    env,
    encoding: "utf8",
  });
  return [status, stderr];
}

it("rejects another machine's address and a port in use, in one line", async () => {
  // An address reserved for documentation.
  expect(prestart({ HOST: "203.0.113.1" })).toEqual([
    1,
    "Cannot start: HOST 203.0.113.1 is not an address of this machine\n",
  ]);
  const taken = createServer();
  const port = await listenOnFreePort(taken, "127.0.0.1");
  expect(prestart({ HOST: "127.0.0.1", PORT: String(port) })).toEqual([
    1,
    `Cannot start: PORT ${port} is already in use or not permitted. Choose another port\n`,
  ]);
  taken.close();
});
