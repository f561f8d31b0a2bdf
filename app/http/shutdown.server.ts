/** Ends in order: after the signal, when the last answer is out, what was opened is closed. */
import { subscribe } from "node:diagnostics_channel";
import { log } from "#app/log.server.ts";

/** Longest wait for answers under way, milliseconds. */
const PATIENCE = 10_000;

/** The server itself stops listening on the same signals. */
export function onShutdown(close: () => Promise<void>): void {
  let running = 0;
  let ending = false;

  const end = () => {
    close().catch((error) => log.error({ err: error }, "could not close"));
    setTimeout(() => process.exit(), PATIENCE).unref();
  };
  subscribe("http.server.request.start", (message) => {
    running++;
    (message as { response: NodeJS.EventEmitter }).response.once("close", () => {
      running--;
      if (ending && running === 0) end();
    });
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      ending = true;
      if (running === 0) end();
    });
  }
}
