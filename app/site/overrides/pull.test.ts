/** Overrides are reported and shown until they are pulled into the folder. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { readSite } from "../read-site.ts";
import { pull } from "./pull.ts";
import { reportOverridden } from "./report-overridden.ts";
import type { SiteOverrides } from "./site-overrides.ts";

const group = (slug: string, name: string, formerSlugs: string[] = []) => ({
  slug,
  name,
  formerSlugs,
  description: `${name} of all kinds.`,
});
const NOTHING: SiteOverrides = {
  shown: {},
  questions: {},
  named: [],
  synonyms: [],
  groups: [
    group("water-pumps", "Water pumps", ["pumps"]),
    group("motors", "Motors"),
    group("sprayers", "Sprayers"),
  ],
};

let folder: string;
const folders: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pull-"));
  folders.push(folder);
  cpSync("tests/second-shop/site", folder, { recursive: true });
  rmSync(join(folder, "home.yaml"));
  const branches = readFile("branches.yaml").replace(/ +picture: .*\n/, "");
  writeFileSync(join(folder, "branches.yaml"), branches);
});
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

const readFile = (name: string) => readFileSync(join(folder, name), "utf8");

async function pullInto(overrides: SiteOverrides): Promise<string[]> {
  const files = pull(await readSite(folder), overrides);
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return [...files.keys()];
}

it("reports nothing without overrides, or if they equal the folder", async () => {
  const site = await readSite(folder);
  expect(reportOverridden(site, NOTHING)).toEqual([]);
  const questions = { "water-pumps": site.questions.get("pumps") ?? [] };
  expect(reportOverridden(site, { ...NOTHING, questions })).toEqual([]);
  expect(await pullInto(NOTHING)).toEqual([]);
});

const OVERRIDES: Record<
  string,
  [overrides: Partial<SiteOverrides>, reported: string[], pulled: RegExp]
> = {
  questions: [
    { questions: { "water-pumps": [{ question: "How deep?", answer: "Ask us." }] } },
    ["questions.yaml:1: the questions of water-pumps"],
    /^water-pumps:\n {2}- question: How deep\?\n {4}answer: Ask us\.\n$/,
  ],
  "the menus": [
    { shown: { menus: ["sprayers", "water-pumps"] } },
    ["menus.yaml:1: the categories of the menus", "menus.yaml:19: the categories of the menus"],
    /^panels:\n {2}- key: sprayers\n.*- key: pumps\n.*navigation:\n {2}- panel: sprayers\n {4}label: Sprayers\n {2}- panel: pumps\n.*- \{ label: Shops, href: \/branches \}\n/s,
  ],
  "a name": [
    { named: ["motors"], groups: [group("motors", "Electric motors")] },
    ['menus.yaml:15: the label "Motors"'],
    /\{ label: Electric motors, href: \/collections\/motors \}/,
  ],
  synonyms: [
    {
      synonyms: [
        { from: ["Motor pump"], to: ["submersible"] },
        { from: ["spare"], to: ["part"] },
      ],
    },
    ["synonyms.yaml:1: the synonyms of motor pump"],
    /^- from: Motor pump\n {2}to: submersible\n- from: spare\n {2}to: part\n$/,
  ],
};

it.each(Object.entries(OVERRIDES))(
  "reports %s, and no more once they are pulled",
  async (_, row) => {
    const [change, reported, pulled] = row;
    const overrides = { ...NOTHING, ...change };
    const hidden = reportOverridden(await readSite(folder), overrides);
    expect(hidden.map((line) => line.split(": not shown")[0])).toEqual(reported);
    const [file = "", ...others] = await pullInto(overrides);
    expect(others).toEqual([]);
    expect(readFile(file)).toMatch(pulled);
    const after = await readSite(folder);
    expect(reportOverridden(after, overrides)).toEqual([]);
    expect(pull(after, overrides).size).toBe(0);
  },
);
