/** The command that begins and checks a shop's folder, as a person types it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { toSchemas } from "../folder.ts";

const parent = mkdtempSync(join(tmpdir(), "site-command-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

function site(...given: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "site.ts"), ...given],
    {
      encoding: "utf8",
    },
  );
  return { status, stdout, errors: stderr.trim().split("\n") };
}

/** Creates a new folder and replaces these texts in its files. */
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

it("creates a valid folder, and never overwrites one", () => {
  const folder = started("begun");
  expect(site("check", folder)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("My Shop, 1 branch, 1 page"),
  });
  expect(site("new", folder)).toMatchObject({
    status: 1,
    errors: [expect.stringContaining("not empty")],
  });
});

it("keeps the example's names and addresses in two files", () => {
  const folder = started("named");
  const others = ["home.yaml", "questions.yaml", "pages/privacy-policy.md"];
  expect(readdirSync(folder).filter((name) => /yaml$/.test(name))).toEqual(
    ["branches.yaml", "company.yaml", ...others].filter((name) => /yaml$/.test(name)),
  );
  for (const file of others) {
    expect(readFileSync(join(folder, file), "utf8"), file).not.toMatch(
      /My (?:Shop|Town|State)|example\.com|0484/,
    );
  }
});

it("lists all errors with file, line, cause and correction", () => {
  const folder = started("wrong", [
    ["company.yaml", "name: My Shop", "nmae: My Shop"],
    ["company.yaml", 'phone: "0484 000 0000"', "phone: 5"],
    ["branches.yaml", "Mon-Fri: 9:00-13:00, 14:00-18:00", "Mon-Fri: 9-13"],
    ["home.yaml", "type: featured", "type: fetured"],
  ]);
  const { status, errors } = site("check", folder);
  expect(status).toBe(1);
  expect(errors).toEqual([
    "company.yaml:3: name is missing. Enter text",
    'company.yaml:6: phone must be text in quotes, not "5"',
    'company.yaml:3: nmae is not a known name. Did you mean "name"?',
    expect.stringMatching(
      /^branches\.yaml:\d+: branches\.0\.hours\.Mon-Fri must be closed, or hours in 24-hour notation/,
    ),
    expect.stringMatching(
      /^home\.yaml:\d+: sections\.1\.type must be hero, trust, .*, not "fetured"$/,
    ),
  ]);
});

it.each<[string, [string, string, string], string]>([
  ["broken YAML", ["branches.yaml", "Sat: 9:00-13:00", "Sat: [9:00-13:00"], "is not valid YAML"],
  [
    "a page without front matter",
    ["pages/privacy-policy.md", "---\ntitle", "title"],
    "pages/privacy-policy.md:1: must begin with title",
  ],
])("rejects %s", (name, change, complaint) => {
  const { status, errors } = site("check", started(name.replaceAll(" ", "-"), [change]));
  expect(status).toBe(1);
  expect(errors.join("\n")).toMatch(complaint);
});

it("requires the settings of another country for a shop outside India", () => {
  const folder = started("abroad", [["company.yaml", "country: IN", "country: PT\ncurrency: EUR"]]);
  const { status, errors } = site("check", folder);
  expect(status).toBe(1);
  expect(errors).toEqual(
    ["locale", "timeZone", "callingCode", "postalCode"].map((key) =>
      expect.stringMatching(
        new RegExp(`^company\\.yaml:\\d+: ${key} is required for a shop in PT, for example`),
      ),
    ),
  );
});

it("rejects a missing folder and an unknown file", () => {
  expect(site("check", join(parent, "none"))).toMatchObject({
    status: 1,
    errors: [expect.stringContaining("the folder does not exist")],
  });
  const folder = started("stray");
  writeFileSync(join(folder, "compnay.yaml"), "name: x\n");
  expect(site("check", folder).errors).toEqual([
    expect.stringContaining(
      "compnay.yaml: is not a document that the site has. Use one of company",
    ),
  ]);
});

it("the demonstration's schemas match the code", () => {
  const folder = "app/site/demonstration/schema";
  expect(readdirSync(folder).sort()).toEqual([...toSchemas().keys()].sort());
  for (const [name, text] of toSchemas())
    expect(readFileSync(join(folder, name), "utf8"), name).toBe(text);
});

it("promises nothing in a new folder, and needs neither district nor state", () => {
  const folder = started("silent", [["company.yaml", "  state: My State\n", ""]]);
  expect(site("check", folder).status).toBe(0);
  const files = ["company.yaml", "branches.yaml", "home.yaml", "pages/privacy-policy.md"];
  const live = files.map((file) =>
    readFileSync(join(folder, file), "utf8").replace(/^ *#.*$|<!--.*?-->/gms, ""),
  );
  expect(live.join()).not.toMatch(/workshop|spare parts|service|within two|9 AM|delete what/i);
});
