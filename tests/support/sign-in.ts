/** Creates an owner account on a started server, as docs/operating.md describes, and signs in. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Server } from "./server.ts";

const ROOT = join(import.meta.dirname, "../..");

/** @returns the token for `Authorization: Bearer` */
export async function signIn({ origin, dataDir }: Server): Promise<string> {
  const email = "owner@example.com";
  const password = "a long and quiet sentence";
  const args = ["app/api/cli/admin.ts", "invite", email, "owner"];
  const env = { ...process.env, DATA_DIR: dataDir };
  const output = execFileSync("node", args, { cwd: ROOT, env, encoding: "utf8" });
  const token = /^ {2}(\S{20,})$/m.exec(output)?.[1];
  await post(`${origin}/api/admin/setup-password`, { token, password });
  return (await post(`${origin}/api/admin/login`, { email, password })).data.token;
}

async function post(url: string, body: object) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body), headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
