/** Matches parts to machines before somebody waits for it: once all is quiet after the start, and after each change. */
import type { Log } from "../env.ts";
import type { ReadModel } from "./read-model.ts";

/** A start's first answers and a burst of writes come before it. */
const QUIET_MS = 1_000;

/** @returns how to stop */
export function keepWarm({ current, onChange }: Pick<ReadModel, "current" | "onChange">, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined;
  const warm = () => {
    try {
      void current().compatibility;
    } catch (error) {
      log.error({ err: error }, "Parts could not be matched to machines");
    }
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(warm, QUIET_MS);
    timer.unref();
  };
  wait();
  const stop = onChange(wait);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
