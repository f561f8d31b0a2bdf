/** Loaded into a server under test: on SIGUSR2 it says for how long its loop stood still at most since the last time. */
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on("SIGUSR2", () => {
  process.stdout.write(`blocked ${Math.round(delay.max / 1e6)}\n`);
  delay.reset();
});
