/** Repeats until success, without a fixed sleep. */
import { setTimeout as wait } from "node:timers/promises";

/** Repeats `attempt` while it throws, for at most half a minute. */
export async function retryUntilSuccess<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(200);
    }
  }
}
