/**
 * Serves the built site on systemd's socket, as in `.deploy/catalogue.socket`: during a restart
 * connections wait in the socket's queue instead of being refused.
 */
import { createServer } from "node:http";
import { resolve } from "node:path";

/** The first descriptor after standard input, output and error. */
const HANDED_OVER = 3;

process.env.NODE_ENV ??= "production";
if (process.env.LISTEN_FDS !== "1") {
  console.error(
    "Cannot start: no socket was handed over. Use npm start, or catalogue.socket of systemd",
  );
  process.exit(1);
}
// The build installs its middlewares in every server of its process.
await import(resolve("build/server/index.js"));
createServer().listen({ fd: HANDED_OVER }, () => console.log("Serving on the socket of systemd"));
