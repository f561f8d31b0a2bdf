/** Fresh databases for the API's tests, SQLite and PostgreSQL, and API requests to them. */
import { afterAll, beforeAll, describe, inject } from "vitest";
import { createToken, inviteAdmin } from "#app/api/accounts/admins.ts";
import { createPasswords } from "#app/api/accounts/passwords.ts";
import { type Api, type ApiOptions, createApi } from "#app/api/create-api.ts";
import type { Database, DatabaseSettings } from "#app/api/database/database.ts";
import { openDatabase } from "#app/api/database/open-database.ts";
import type { Role } from "#app/contract/accounts.ts";
import { type FreshDatabase, freshDatabase as freshDatabaseOn } from "./fresh-database.ts";

export type { FreshDatabase };

export type DatabaseKind = Database["kind"];

/** An empty folder, and on PostgreSQL an empty database; or a copy of the seeded ones. */
export function freshDatabase(kind: DatabaseKind, isSeeded = false): Promise<FreshDatabase> {
  const server = kind === "sqlite" ? null : inject("postgres");
  if (kind === "postgres" && !server) throw new Error("This run does without PostgreSQL");
  const seeded = isSeeded ? inject("seeded")[kind] : null;
  return freshDatabaseOn(server, seeded ?? undefined);
}

export interface TestApi {
  api: Api;
  database: Database;
  settings: DatabaseSettings;
  /** Makes an API request; a body that is an object is sent as JSON. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Signs in a new administrator with this role. @returns the header */
  signIn(role: Role): Promise<{ Authorization: string }>;
}

/** Creates an account and a session, without the time that hashing a password takes. */
export async function beginSession(
  database: Database,
  role: Role,
): Promise<{ Authorization: string }> {
  const { token, token_hash, expires_at } = createToken(60 * 60_000);
  await database.db.transaction().execute(async (trx) => {
    const email = `${role}.${token_hash.slice(0, 12)}@example.com`;
    const { admin } = await inviteAdmin(trx, { email, role });
    const ends_at = expires_at;
    await trx
      .insertInto("access_tokens")
      .values({ token_hash, admin_id: admin.id, expires_at, ends_at })
      .execute();
  });
  return { Authorization: `Bearer ${token}` };
}

function toRequest(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Request {
  const url = `http://localhost${path}`;
  if (body === undefined) return new Request(url, { method, headers });
  if (body instanceof FormData || typeof body === "string" || body instanceof Uint8Array) {
    return new Request(url, { method, headers, body: body as BodyInit });
  }
  return new Request(url, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Runs the same tests on each database, each on its own seeded copy. */
export function describeOnBoth(...suite: Suite): void {
  describeOn(inject("postgres") ? ["sqlite", "postgres"] : ["sqlite"], ...suite);
}

/** For searches, which read the same index file whatever the database. */
export const describeSearch = (...suite: Suite) => describeOn(["sqlite"], ...suite);

type Suite = [
  name: string,
  tests: (api: () => TestApi, kind: DatabaseKind) => void,
  options?: Omit<ApiOptions, "dataDir"> & { seeded?: boolean },
];

function describeOn(kinds: DatabaseKind[], ...[name, tests, options = {}]: Suite): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    let current: TestApi | null = null;
    let fresh: FreshDatabase | null = null;

    beforeAll(async () => {
      fresh = await freshDatabase(kind, options.seeded !== false);
      const database = await openDatabase(fresh.settings);
      const passwords = createPasswords({ N: 2 ** 10, r: 8, p: 1 });
      const api = await createApi(database, {
        domain: "nordfjord.example",
        passwords,
        ...options,
        dataDir: fresh.settings.dataDir,
      });
      const call: TestApi["call"] = (method, path, body, headers) =>
        api.fetch(toRequest(method, path, body, headers));
      current = {
        api,
        database,
        settings: fresh.settings,
        call,
        get: (path, headers) => call("GET", path, undefined, headers),
        signIn: (role) => beginSession(database, role),
      };
    });

    afterAll(async () => {
      await current?.api.close();
      await current?.database.close();
      await fresh?.remove();
    });

    tests(() => {
      if (!current) throw new Error("The API is there only while tests run");
      return current;
    }, kind);
  });
}
