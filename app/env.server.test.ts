import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseEnvironment, SETTINGS } from "./env.server.ts";

it("has a default for everything a first start needs", () => {
  expect(parseEnvironment({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: "./data",
    TRUSTED_PROXY_HOPS: 0,
    LOG_LEVEL: "info",
    publicOrigin: "http://localhost:3000",
  });
});

it("uses PORT in the public origin unless PUBLIC_ORIGIN is set", () => {
  expect(parseEnvironment({ PORT: "4130" }).publicOrigin).toBe("http://localhost:4130");
  expect(parseEnvironment({ PUBLIC_ORIGIN: "https://tools.example/" }).publicOrigin).toBe(
    "https://tools.example",
  );
});

it("accepts several picture hosts", () => {
  const { PICTURE_HOSTS } = parseEnvironment({
    PICTURE_HOSTS: "https://one.example, https://two.example/",
  });
  expect(PICTURE_HOSTS).toEqual(["https://one.example", "https://two.example"]);
});

it("treats an empty variable as absent", () => {
  expect(parseEnvironment({ PORT: "", UPSTREAM_URL: "" })).toMatchObject({ PORT: 3000 });
});

it.each([
  ["PORT", "banana"],
  ["PORT", "0"],
  ["DATABASE_URL", "mysql://x"],
  ["UPSTREAM_URL", "not an address"],
  ["PUBLIC_ORIGIN", "tools.example"],
  ["PUBLIC_ORIGIN", "https://tools.example/shop"],
  ["UPSTREAM_URL", "https://api.example/?key=1"],
  ["PICTURE_HOSTS", "pictures.example"],
  ["TILE_URL", "https://tiles.example/{z}"],
  ["TILE_URL", "https://[x/{z}/{x}/{y}"],
  ["TRUSTED_PROXY_HOPS", "-1"],
  ["LOG_LEVEL", "loud"],
  ["SMTP_URL", "http://mail.example"],
  ["CONTACT_MAIL_TO", "nobody"],
  ["MESSAGE_RETENTION_DAYS", "0"],
])("refuses %s=%s in one line that names it", (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} [^\n]+$`));
});

it("rejects a mail server without a recipient", () => {
  expect(() => parseEnvironment({ SMTP_URL: "smtp://mail.example" })).toThrow(
    /^CONTACT_MAIL_TO must be [^\n]+$/,
  );
});

it("matches the settings in .env.example and docs/operating.md", () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");
  const inExample = Array.from(
    read(".env.example").matchAll(/^# ([A-Z_]+)=/gm),
    ([, name]) => name,
  );
  const table = read("docs/operating.md").split("## Settings")[1]?.split("\n## ")[0] ?? "";
  const rows = Array.from(table.matchAll(/^\| (`[A-Z].*?) \|/gm), ([, names = ""]) => names).join(
    " ",
  );
  const inDocs = Array.from(rows.matchAll(/`([A-Z_]+)`/g), ([, name]) => name);
  expect(inExample.sort()).toEqual([...SETTINGS].sort());
  expect(inDocs.sort()).toEqual([...SETTINGS].sort());
});
