/** The examples for systemd and containers: their commands, on a running server. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { type Server, startServer } from "../support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "deployment-"));
let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

const settings = () => ({ PATH: process.env.PATH, HOME: folder, DATA_DIR: server.dataDir });
const backupsIn = (name: string) =>
  readdirSync(join(folder, name)).filter((file) => /^shop-[\dT-]+Z\.backup$/.test(file));

function emptyFolder(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}

it("the container's health check follows PORT and /ready", async () => {
  const line = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1] ?? "";
  const [, ...args]: string[] = JSON.parse(line);
  const check = (PORT: string) =>
    spawnSync(process.execPath, args, { env: { ...settings(), PORT } }).status;
  expect(args.join(" ")).toContain("/ready");
  expect(check(new URL(server.origin).port)).toBe(0);
  expect(check("1")).toBe(1);
});

it("the systemd service writes a backup that only its user can read", () => {
  const unit = readFileSync(".deploy/catalogue-backup.service", "utf8");
  const [, command = ""] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  const target = emptyFolder("systemd");
  const [program = "", ...args] = command
    .replaceAll("/opt/catalogue", resolve("."))
    .replace("/var/lib/catalogue-backups", target)
    .split(" ");
  const { status, stdout } = spawnSync(program, args, { env: settings(), encoding: "utf8" });
  expect([status, stdout]).toEqual([0, expect.stringContaining("Backed up to")]);
  const [file = ""] = backupsIn("systemd");
  expect(readdirSync(target)).toEqual([file]);
  expect(statSync(join(target, file)).mode & 0o777).toBe(0o600);
});

it("the compose service writes a backup at its start and stays", async () => {
  const { backup } = parse(readFileSync("compose.yaml", "utf8"), { merge: true }).services;
  const target = emptyFolder("compose");
  const [, script = ""] = /^sh -c '(.*)'$/.exec(backup.command) ?? [];
  const shell = spawn("sh", ["-c", script.replace("/backups", target)], {
    env: settings(),
    detached: true,
  });
  await vi.waitFor(() => expect(backupsIn("compose")).toHaveLength(1), 30_000);
  expect(shell.exitCode).toBeNull();
  process.kill(-(shell.pid ?? 0));
});
