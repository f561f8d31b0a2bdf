/** Uses the desk of a started server over HTTP, without a browser. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Role } from "#app/contract/accounts.ts";
import { getPage, type Page } from "./page.ts";
import type { Server } from "./server.ts";

const ROOT = join(import.meta.dirname, "../..");
/** All roles of desk accounts. */
export const ROLES: Role[] = ["owner", "editor", "clerk", "reader"];
export const DESK_PASSWORD = "copper paddy monsoon 77";

/** @returns the URL in the invitation */
export async function inviteToDesk(
  { origin, dataDir }: Pick<Server, "origin" | "dataDir">,
  email: string,
  role: Role,
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin };
  const args = ["app/api/cli/admin.ts", "invite", email, role];
  // Asynchronous, so that this process notices connections that the server closes meanwhile.
  const { stdout } = await promisify(execFile)("node", args, { cwd: ROOT, env });
  const link = /\S+\/desk\/set-up\?token=\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(stdout);
  return link;
}

export interface DeskVisit {
  get(path: string): Promise<Page>;
  post(
    path: string,
    fields: Record<string, string> | FormData,
    headers?: Record<string, string>,
  ): Promise<Page>;
}

/** @param cookie the browser's header; empty without a session */
export function visitDesk(origin: string, cookie = ""): DeskVisit {
  return {
    get: (path) => getPage(origin + path, { headers: { Cookie: cookie } }),
    post: (path, fields, headers = {}) =>
      getPage(origin + path, {
        method: "POST",
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers: { Cookie: cookie, Origin: origin, ...headers },
      }),
  };
}

/** The session's cookie as the browser sends it. */
export function cookieOf({ headers }: Page): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

/** The version in the first form on a page of the desk. */
export function hiddenFields(html: string): Record<string, string> {
  const [, version = ""] = /<input type="hidden" name="version" value="(\d*)"/.exec(html) ?? [];
  return { version };
}

/** Invites an account and sets its password. @returns the session's cookie */
export async function signInToDesk(server: Server, email: string, role: Role): Promise<string> {
  const link = new URL(await inviteToDesk(server, email, role));
  const token = link.searchParams.get("token") ?? "";
  const fields = { token, password: DESK_PASSWORD, again: DESK_PASSWORD };
  return cookieOf(await visitDesk(server.origin).post("/desk/set-up", fields));
}

/**
 * Signs in an account of each role (`owner@example.com` and so on). @returns the visit of a role
 */
export async function visitDeskAsEachRole(server: Server): Promise<(role: Role) => DeskVisit> {
  const desks = new Map<Role, DeskVisit>();
  for (const role of ROLES) {
    desks.set(
      role,
      visitDesk(server.origin, await signInToDesk(server, `${role}@example.com`, role)),
    );
  }
  return (role) => {
    const visit = desks.get(role);
    if (!visit) throw new Error(`Nobody is signed in as ${role}`);
    return visit;
  };
}
