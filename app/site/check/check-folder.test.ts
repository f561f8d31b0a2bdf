/** What the check finds across files, and that it lists all of it at once. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { readFolder } from "../folder.ts";
import { SiteError } from "../read-file.ts";
import { toSite } from "../to-site.ts";
import { OWN_PATHS } from "./links.ts";

const parent = mkdtempSync(join(tmpdir(), "check-folder-"));
afterAll(() => rmSync(parent, { recursive: true }));

const BRANCH = `
  - slug: main
    name: Main
    district: here
    address: 1 Main Road
    phone: "0484 000 0000"
    position: { lat: 9.98, lng: 76.28 }
    hours: { Mon-Sat: "9:00-18:00" }`;
const HEAD = "---\ntitle: Page\nlead: A page.\ngroup: GROUP\n---\n";
const MENUS =
  "navigation: []\nmobile: {}\nfooter: { columns: [{ heading: Pages, links: LINKS }] }\n";

let count = 0;

/** @returns errors and warnings of the starting folder with these files added or replaced */
async function findIn(files: Record<string, string | Uint8Array>) {
  const folder = join(parent, String(count++));
  cpSync("app/site/cli/start", folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  try {
    const { documents, pictures, warnings } = await readFolder(folder);
    return { errors: [], warnings, pages: toSite(documents, pictures).pages };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { errors: error.errors, warnings: [], pages: [] };
  }
}

const branchesWith = (branch: string, from = /$/m) => ({
  "branches.yaml": `districts: [{ key: here, label: Here }]\nbranches:${BRANCH}${branch}`.replace(
    from,
    "",
  ),
});
const start = (name: string) => readFileSync(join("app/site/cli/start", name), "utf8");

it.each([
  ["reversed hours", "Mon: '13:30-9:30'", /branches\.0\.hours\.Mon must be in order of time/],
  ["overlapping hours", "Mon: '9:00-13:00, 12:00-18:00'", /hours\.Mon must be in order of time/],
  ["an impossible hour", "Mon: '12:00-25:00'", /hours\.Mon must be closed, or hours/],
])("rejects %s", async (_, hours, message) => {
  const { errors } = await findIn({
    "branches.yaml": `districts: [{ key: here, label: Here }]\nbranches:${BRANCH.replace(/hours:.*/, `hours: { ${hours} }`)}`,
  });
  expect(errors).toEqual([expect.stringMatching(message)]);
});

it("accepts hours until midnight, and names the later of two entries for a day", async () => {
  const { errors, warnings } = await findIn({
    "branches.yaml": `districts: [{ key: here, label: Here }]\nbranches:${BRANCH.replace(/hours:.*/, 'hours: { Mon-Fri: "18:00-24:00", Fri: closed }')}`,
  });
  expect(errors).toEqual([]);
  expect(warnings).toEqual([
    "branches.yaml:9: branches.0.hours.Fri replaces an entry above, which has Fri already",
  ]);
});

it("rejects a day that no calendar has", async () => {
  const { errors } = await findIn({
    "branches.yaml": `holidays: [{ date: "2026-02-30", name: X }]\n${branchesWith("")["branches.yaml"]}`,
  });
  expect(errors).toEqual([
    'branches.yaml:1: holidays.0.date must be an existing date, not "2026-02-30"',
  ]);
});

it("rejects a second branch of one slug, and swapped coordinates", async () => {
  const second = BRANCH.replace("lat: 9.98, lng: 76.28", "lat: 76.3, lng: 10.1");
  const { errors } = await findIn(branchesWith(second));
  expect(errors).toEqual([
    expect.stringMatching(/^branches\.yaml:10: branches\.1\.slug main is already used above/),
    expect.stringMatching(/^branches\.yaml:15: .* Enter \{ lat: 10\.1, lng: 76\.3 \}$/),
  ]);
});

it("finds swapped coordinates by other branches if the time zone fits both", async () => {
  const spain = start("company.yaml").replace(
    "country: IN",
    'country: ES\nlocale: es-ES\ncurrency: EUR\ntimeZone: Europe/Madrid\ncallingCode: "34"\npostalCode: { label: CP, pattern: "[0-9]{5}", example: "28001" }',
  );
  const at = (branch: string, lat: number, lng: number) =>
    branch.replace("lat: 9.98, lng: 76.28", `lat: ${lat}, lng: ${lng}`);
  const toledo = at(BRANCH.replace("slug: main", "slug: toledo"), -4.02, 39.86);
  const file = (second: string) => ({
    "company.yaml": spain,
    "branches.yaml": `districts: [{ key: here, label: Here }]\nbranches:${at(BRANCH, 40.42, -3.7)}${second}`,
  });
  expect((await findIn(file(""))).errors).toEqual([]);
  expect((await findIn(file(toledo))).errors.join()).toContain("{ lat: 39.86, lng: -4.02 }");
});

it("lists the errors of all files together, of formats and of references", async () => {
  const photograph = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#345678" },
  })
    .jpeg()
    .toBuffer();
  const { errors } = await findIn({
    "company.yaml": `${start("company.yaml").replace("name: My Shop\n", "logo: missing.svg\n")}currency: RUP\ncolours: { action: "#ffcc00" }\n`,
    "branches.yaml": branchesWith("")
      ["branches.yaml"].replace("district: here", "district: nowhere")
      .replace("name: Main", "nmae: Main"),
    "questions.yaml": new Uint8Array(
      Buffer.from("pumps:\n  - { question: Caf\xe9?, answer: Yes }\n", "latin1"),
    ),
    "menus.yaml": MENUS.replace(
      "LINKS",
      "[{ label: A, href: /privcy-policy }, { label: B, href: /about }]",
    ),
    "pages/branches.md": HEAD,
    "pages/help.md": `${HEAD}\n[Away](nowhere) ![A pump](pump.jpg)\n`,
    "pictures/shop.jpg": photograph.subarray(0, photograph.length / 2),
  });
  expect(errors.map((error) => error.replace(/( is | must |, which| is cut).*$/s, "$1"))).toEqual([
    "questions.yaml:2: is ",
    "company.yaml:3: name is ",
    "company.yaml:50: currency must ",
    "company.yaml:51: colours.action must ",
    "branches.yaml:3: branches.0.name is ",
    "branches.yaml:4: branches.0.nmae is ",
    "company.yaml:3: logo names missing.svg, which",
    "branches.yaml:5: branches.0.district of main must ",
    "menus.yaml:3: footer.columns.0.links.0.href leads to /privcy-policy, which",
    "menus.yaml:3: footer.columns.0.links.1.href leads to /about, which",
    "pages/help.md:7: has a link to /nowhere, which",
    "pages/branches.md: is ",
    "pages/help.md:7: names the picture pump.jpg, which",
    "pictures/shop.jpg: is ",
  ]);
});

it("renders the folder's pictures in pages, and warns about pages without a link", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const { errors, pages, warnings } = await findIn({
    "menus.yaml": MENUS.replace("LINKS", "[{ label: A, href: /help }]"),
    "pages/help.md": `${HEAD}\n![A pump](pictures/pump.svg)\n[More](more)\n`,
    "pages/more.md": HEAD.replace("GROUP", "Other"),
    "pages/alone.md": HEAD.replace("GROUP", "Lost"),
    "pictures/pump.svg": drawing,
  });
  expect(errors).toEqual([]);
  expect(pages.find(({ slug }) => slug === "help")?.body).toMatch(
    /<img src="\/site\/[\w-]{10}\/pump\.svg" alt="A pump"/,
  );
  expect(warnings).toEqual([
    "pages/alone.md: no menu or page links to it. Add a link to /alone",
    "pages/privacy-policy.md: no menu or page links to it. Add a link to /privacy-policy",
  ]);
});

it("knows all paths of the site", () => {
  const routes = readFileSync("app/routes.ts", "utf8");
  const first = Array.from(routes.matchAll(/route\("([a-z.]+)/g), ([, name]) => name);
  expect(first).toContain("branches");
  expect(
    [...new Set([...first, "desk", "site"])].filter((name) => !OWN_PATHS.includes(name ?? "")),
  ).toEqual([]);
});

it("refuses languages that the site has not, and a page at the address of one", async () => {
  const company = start("company.yaml");
  const { errors } = await findIn({ "company.yaml": `${company}languages: [ml, xx]\n` });
  expect(errors).toEqual([
    expect.stringMatching(/languages\.1 must be one of en, ml or nb, not "xx"/),
  ]);
  const page = HEAD.replace("GROUP", "Shop");
  const found = await findIn({
    "company.yaml": `${company}languages: [en, ml]\n`,
    "pages/ml.md": page,
  });
  expect(found.errors).toEqual([expect.stringMatching(/already has a page \/ml\. Rename it/)]);
});
