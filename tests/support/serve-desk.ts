/** A server for one test file, with an account of each role signed in at its desk. */
import { afterAll, beforeAll } from "vitest";
import type { Role } from "#app/contract/accounts.ts";
import { type DeskVisit, visitDeskAsEachRole } from "./desk.ts";
import { type Server, startServer } from "./server.ts";

/** Starts before the file's tests and stops after them; call both functions within tests only. */
export function serveDesk(): { server: () => Server; desk: (role: Role) => DeskVisit } {
  let running: Server;
  let visits: (role: Role) => DeskVisit;
  beforeAll(async () => {
    running = await startServer();
    visits = await visitDeskAsEachRole(running);
  });
  afterAll(() => running?.stop());
  return { server: () => running, desk: (role) => visits(role) };
}
