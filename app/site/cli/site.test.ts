/** The command that begins and checks a dealer's folder, as a person types it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { toSchemas } from "./write-schemas.ts";

const parent = mkdtempSync(join(tmpdir(), "site-command-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

function site(...given: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "site.ts"), ...given], {
    encoding: "utf8",
  });
  return { status, stdout, errors: stderr.trim().split("\n") };
}

/** A fresh start with these changes of its files, each a text and what takes its place. */
function started(name: string, changes: [file: string, from: string, to: string][] = []): string {
  const folder = join(parent, name);
  expect(site("new", folder).status).toBe(0);
  for (const [file, from, to] of changes) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }
  return folder;
}

it("begins a folder that is right as it stands, and never over another", () => {
  const folder = started("begun");
  expect(site("check", folder)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("My Shop, 1 branch, 1 page"),
  });
  expect(site("new", folder)).toMatchObject({ status: 1, errors: [expect.stringContaining("not empty")] });
});

it("begins with the shop's names and addresses in two files alone, so that none is left behind when these are changed", () => {
  const folder = started("named");
  const others = ["home.yaml", "questions.yaml", "pages/privacy-policy.md"];
  expect(readdirSync(folder).filter((name) => /yaml$/.test(name))).toEqual(
    ["branches.yaml", "company.yaml", ...others].filter((name) => /yaml$/.test(name)),
  );
  for (const file of others) {
    expect(readFileSync(join(folder, file), "utf8"), file).not.toMatch(/My (?:Shop|Town|State)|example\.com|0484/);
  }
});

it("tells every mistake with its file, its line, what is wrong and what would be right", () => {
  const folder = started("wrong", [
    ["company.yaml", "name: My Shop", "nmae: My Shop"],
    ["company.yaml", 'phone: "0484 000 0000"', "phone: 5"],
    ["branches.yaml", "Mon-Fri: 9:00-13:00, 14:00-18:00", "Mon-Fri: 9-13"],
    ["home.yaml", "type: featured", "type: fetured"],
  ]);
  const { status, errors } = site("check", folder);
  expect(status).toBe(1);
  expect(errors).toEqual([
    "company.yaml:3: name is missing: it must be text",
    'company.yaml:6: phone must be text (put it in quotes), and is "5"',
    'company.yaml:3: nmae is not known here: "name" is meant?',
    expect.stringMatching(
      /^branches\.yaml:22: branches\.0\.hours\.Mon-Fri must be closed or hours on the 24-hour clock/,
    ),
    expect.stringMatching(/^home\.yaml:21: sections\.2\.type must be hero, trust, .* and is "fetured"$/),
  ]);
});

it.each<[string, [string, string, string], string | RegExp]>([
  [
    "a picture that is not there",
    ["company.yaml", "# logo: logo.svg", "logo: lgoo.svg"],
    /^company\.yaml:\d+: logo names lgoo\.svg/m,
  ],
  [
    "a district that nobody named",
    ["branches.yaml", "district: my-district", "district: nowhere"],
    /^branches\.yaml:\d+: main lies in nowhere/m,
  ],
  [
    "broken YAML",
    ["branches.yaml", "services: [Sales, Service]", "services: [Sales, Service"],
    "is not written as YAML should be",
  ],
  [
    "a page without its head",
    ["pages/privacy-policy.md", "---\ntitle", "title"],
    "pages/privacy-policy.md:1: must begin with title",
  ],
])("refuses %s", (name, change, complaint) => {
  const { status, errors } = site("check", started(name.replaceAll(" ", "-"), [change]));
  expect(status).toBe(1);
  expect(errors.join("\n")).toMatch(complaint);
});

it("asks a shop outside India for what would else be India's", () => {
  const folder = started("abroad", [["company.yaml", "country: IN", "country: PT\ncurrency: EUR"]]);
  const { status, errors } = site("check", folder);
  expect(status).toBe(1);
  expect(errors).toEqual(
    ["locale", "timeZone", "callingCode", "postalCode"].map((key) =>
      expect.stringMatching(new RegExp(`^company\\.yaml:\\d+: ${key} must be given for a shop in PT; a shop in India`)),
    ),
  );
});

it("refuses a folder that is not there, and a file that is none of a dealer's", () => {
  expect(site("check", join(parent, "none"))).toMatchObject({
    status: 1,
    errors: [expect.stringContaining("no such folder")],
  });
  const folder = started("stray");
  writeFileSync(join(folder, "compnay.yaml"), "name: x\n");
  expect(site("check", folder).errors).toEqual([
    expect.stringContaining("compnay.yaml: is not a file of a dealer's folder"),
  ]);
});

it("keeps the demonstration's schemas as the code has them", () => {
  const folder = "app/site/demonstration/schema";
  expect(readdirSync(folder).sort()).toEqual([...toSchemas().keys()].sort());
  for (const [name, text] of toSchemas()) expect(readFileSync(join(folder, name), "utf8"), name).toBe(text);
});
