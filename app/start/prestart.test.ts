import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";

function prestart(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...variables };
  const { status, stderr } = spawnSync(process.execPath, ["app/start/prestart.ts"], { env, encoding: "utf8" });
  return [status, stderr];
}

it("refuses in one line an address that is not this machine's, and a port that is taken there", async () => {
  // An address of documents, which no machine has.
  expect(prestart({ HOST: "203.0.113.1" })).toEqual([
    1,
    "Cannot start: HOST 203.0.113.1 is no address of this machine\n",
  ]);
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  expect(prestart({ HOST: "127.0.0.1", PORT: String(port) })).toEqual([
    1,
    `Cannot start: PORT ${port} is taken or not allowed\n`,
  ]);
  taken.close();
});
