/**
 * Serves the built site on the socket that systemd holds and hands over, as `.deploy/catalogue.socket` says: what
 * comes while the site restarts waits in that socket's queue, and nobody is refused.
 */
import { createServer } from "node:http";
import { resolve } from "node:path";

/** The first descriptor after standard input, output and error. */
const HANDED_OVER = 3;

process.env.NODE_ENV ??= "production";
if (process.env.LISTEN_FDS !== "1") {
  console.error("Cannot start: no socket was handed over. Use npm start, or catalogue.socket of systemd");
  process.exit(1);
}
// The build puts its middlewares before every server of its process.
await import(resolve("build/server/index.js"));
createServer().listen({ fd: HANDED_OVER }, () => console.log("Serving on the socket of systemd"));
