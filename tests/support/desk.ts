/** A person of the shop at the desk of a started server, without a browser. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Role } from "#app/contract/admin.ts";
import { getPage, type Page } from "./page.ts";
import type { Server } from "./server.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Everything that somebody can be at the desk. */
export const ROLES: Role[] = ["owner", "editor", "clerk", "reader"];
export const DESK_PASSWORD = "copper paddy monsoon 77";

/** The page that an invitation's link opens. */
export async function inviteToDesk(
  { origin, dataDir }: Pick<Server, "origin" | "dataDir">,
  email: string,
  role: Role,
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin };
  const args = ["app/api/cli/admin.ts", "invite", email, role];
  // Waiting without a stop lets the connections notice that the server closes them meanwhile.
  const { stdout } = await promisify(execFile)("node", args, { cwd: ROOT, env });
  const link = /\S+\/desk\/set-up\?token=\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(stdout);
  return link;
}

export interface DeskVisit {
  get(path: string): Promise<Page>;
  post(path: string, fields: Record<string, string> | FormData, headers?: Record<string, string>): Promise<Page>;
}

/** With `cookie`, the header that a browser would send; without, somebody who has not signed in. */
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

/** What the first form with hidden fields on a page of the desk carries along of the state it was filled in from. */
export function hiddenFields(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<input type="hidden" name="(version|was)" value="([^"]*)"/g)].slice(0, 2);
  return Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]));
}

/** Invites and sets the password. */
export async function signInToDesk(server: Server, email: string, role: Role): Promise<string> {
  const link = new URL(await inviteToDesk(server, email, role));
  const token = link.searchParams.get("token") ?? "";
  const fields = { token, password: DESK_PASSWORD, again: DESK_PASSWORD };
  return cookieOf(await visitDesk(server.origin).post("/desk/set-up", fields));
}

/** Signs in somebody of each role (`owner@example.com` and so on); answers whose visit is which. */
export async function visitDeskAsEachRole(server: Server): Promise<(role: Role) => DeskVisit> {
  const desks = new Map<Role, DeskVisit>();
  for (const role of ROLES) {
    desks.set(role, visitDesk(server.origin, await signInToDesk(server, `${role}@example.com`, role)));
  }
  return (role) => {
    const visit = desks.get(role);
    if (!visit) throw new Error(`Nobody is signed in as ${role}`);
    return visit;
  };
}
