/**
 * Shops of earlier releases, opened by this one: nothing is lost, and every page and archive still
 * works.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import type { Database } from "#app/api/database/database.ts";
import { connect, openDatabase } from "#app/api/database/open-database.ts";
import { type DatabaseKind, freshDatabase } from "../support/api.ts";
import { runCommand } from "../support/command.ts";
import { fillWithDemonstration } from "../support/demonstration-catalogue.ts";
import { startServer } from "../support/server.ts";
import { PASSWORD } from "../upgrade/fill-shop.ts";
import {
  openReleasedShop,
  RELEASES,
  type Release,
  type ReleasedShop,
  type Row,
  type Rows,
  readRows,
} from "../upgrade/released-shop.ts";

const kinds: DatabaseKind[] = inject("postgres") ? ["sqlite", "postgres"] : ["sqlite"];
const shops = RELEASES.flatMap((release) => kinds.map((kind) => [release, kind] as const));

const ROLES: Record<string, string> = {
  super_admin: "owner",
  admin: "editor",
  moderator: "reader",
};

/** Intended changes of an upgrade, by release and table: the rows that are expected afterwards. */
const CHANGES: Record<
  Release,
  Record<string, (rows: Row[], before: Rows) => [table: string, rows: Row[]]>
> = {
  ead0062: {
    admins: (rows) => ["admins", rows.map((row) => ({ ...row, role: ROLES[String(row.role)] }))],
    // Sessions are ended by the upgrade.
    access_tokens: () => ["access_tokens", []],
    outbox: (rows) => ["mails", rows.map((row) => ({ ...row, kind: "dealer" }))],
    // A stock of 0 that was never counted becomes unknown.
    products: (rows, { inventory_log: counts = [] }) => {
      const isCounted = ({ id }: Row) => counts.some(({ product_id }) => product_id === id);
      const isUnknown = (row: Row) => row.stock_quantity === 0 && !isCounted(row);
      return [
        "products",
        rows.map((row) => (isUnknown(row) ? { ...row, stock_quantity: null } : row)),
      ];
    },
  },
  d658083: {},
};

/** Tables that count ids, writes and migrations. */
const COUNTERS = new Set([
  "catalogue_state",
  "counters",
  "kysely_migration",
  "kysely_migration_lock",
]);

function expectRows(release: Release, before: Rows, after: Rows): void {
  for (const [name, old] of Object.entries(before)) {
    if (COUNTERS.has(name)) continue;
    const [table, rows] = CHANGES[release][name]?.(old, before) ?? [name, old];
    for (const row of rows)
      expect(after[table], table).toContainEqual(expect.objectContaining(row));
  }
}

describe.each(shops)("a shop of %s on %s", (release, kind) => {
  async function use(work: (shop: ReleasedShop) => Promise<void>): Promise<void> {
    const shop = await openReleasedShop(release, kind);
    await work(shop).finally(shop.remove);
  }

  it("keeps every row of every table", () =>
    use(async ({ settings, before }) => {
      expect(before.products).toHaveLength(6);
      await (await openDatabase(settings)).close();
      expectRows(release, before, await readRows(settings));
    }));

  it("shows its pages and pictures, and lets staff sign in", () =>
    use(async ({ settings, before }) => {
      const server = await startServer({
        DATA_DIR: settings.dataDir,
        DATABASE_URL: settings.databaseUrl ?? "",
      });
      try {
        const statusOf = async (path: string) => (await fetch(server.origin + path)).status;
        const slugs = (rows: Row[] = []) => rows.map(({ slug }) => slug);
        const isPublic = ({ status }: Row) => status === "active";
        const products = slugs(before.products?.filter(isPublic)).concat(
          slugs(before.slug_aliases),
        );
        const lists = slugs(before.categories).concat(
          slugs(before.former_slugs).filter((slug) => slug === "water-pumps"),
        );
        const paths = ["/", "/search?q=saw", "/contact", "/api/products"];
        paths.push(
          ...products.map((slug) => `/products/${slug}`),
          ...lists.map((slug) => `/collections/${slug}`),
        );
        for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200]);
        const { data } = await (await fetch(`${server.origin}/api/products/slug/rain-pump`)).json();
        const linked = /href="([^"]+)"/.exec(data.description)?.[1];
        const pictures: string[] = data.images.map(
          (image: { image_url: string }) => image.image_url,
        );
        expect(pictures).toHaveLength(2);
        for (const path of [...pictures, linked ?? ""])
          expect([path, await statusOf(path)]).toEqual([path, 200]);
        const login = { email: "editor@example.com", password: PASSWORD };
        const body = JSON.stringify(login);
        const headers = { "Content-Type": "application/json" };
        const entered = await fetch(`${server.origin}/api/admin/login`, {
          method: "POST",
          headers,
          body,
        });
        expect(entered.status).toBe(200);
      } finally {
        await server.stop();
      }
    }));

  it("has its catalogue files and its backup read by this release", () =>
    use(async ({ archive, before }) => {
      for (const name of ["catalogue.jsonl", "catalogue.tar.gz", "shop.backup"] as const) {
        const file = archive(name);
        if (!file) continue;
        const { settings, remove } = await freshDatabase(kind);
        try {
          const isBackup = name === "shop.backup";
          const given = isBackup ? ["restore", file, "--replace"] : ["import", file];
          const ran = await runCommand(isBackup ? "backup" : "catalogue", given, settings);
          expect(ran, ran.errors).toMatchObject({ code: 0 });
          const after = await readRows(settings);
          for (const table of isBackup ? [...CATALOGUE, ...VISITORS] : CATALOGUE)
            for (const row of before[table] ?? [])
              expect(after[table], `${table} of ${name}`).toContainEqual(
                expect.objectContaining(toContent(row)),
              );
        } finally {
          await remove();
        }
      }
    }));
});

describe.each(shops)("a demonstration of %s on %s", (release, kind) => {
  /** @param work between the release's last use of the database and this release's first start */
  async function upgrade(
    work: (database: Database) => Promise<unknown>,
    siteDir = "",
  ): Promise<Rows> {
    const { settings, remove } = await openReleasedShop(`${release}.demonstration`, kind);
    try {
      const database = await connect(settings);
      await work(database).finally(database.close);
      const { dataDir, databaseUrl = "" } = settings;
      // The site starts in a folder with a catalogue or in an empty one.
      rmSync(join(dataDir, "fixture"), { recursive: true });
      const server = await startServer({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SITE_DIR: siteDir,
      });
      await server.stop();
      return await readRows(settings);
    } finally {
      await remove();
    }
  }
  const untouched = async () => {};

  it("becomes the current one if it was not edited", async () => {
    const { settings, remove } = await freshDatabase(kind);
    const present = await openDatabase(settings);
    await fillWithDemonstration(present, settings.dataDir);
    await present.close();
    const expected = await readRows(settings);
    await remove();
    const upgraded = await upgrade(untouched);
    for (const table of CATALOGUE)
      expect(toSet(upgraded[table]), table).toEqual(toSet(expected[table]));
    expect(upgraded.catalogue_state?.[0]?.seed).toBe(expected.catalogue_state?.[0]?.seed);
  });

  it("stays as it was edited", async () => {
    const { products, slug_aliases } = await upgrade(async ({ db }) => {
      await db.updateTable("products").set({ name: "Mine" }).execute();
      await db.deleteFrom("slug_aliases").execute();
      await db.updateTable("catalogue_state").set({ seed: null }).execute();
    });
    expect(products?.map(({ name }) => name)).toEqual(Array(455).fill("Mine"));
    expect(slug_aliases).toEqual([]);
  });

  it("is replaced by another shop if it was not edited", async () => {
    expect((await upgrade(untouched, "app/site/cli/start")).products).toEqual([]);
  });
});

/** Sorted rows, without the number of the write that created them. */
const toSet = (rows: Row[] = []) =>
  new Set(rows.map(({ changed_in: _, ...row }) => JSON.stringify(row)));

const CATALOGUE = ["brands", "types", "categories", "subcategories", "products", "slug_aliases"];
const VISITORS = ["contact_messages", "inventory_log", "overrides", "synonyms", "taps"];

/**
 * A row without its times, which differ between a release's two databases, and without drawings.
 */
function toContent(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => !/_(at|in)$|^(version|images)$/.test(column)),
  );
}
