/** Waiting for what takes its time, without a fixed sleep. */
import { setTimeout as wait } from "node:timers/promises";

/** Asks again while it throws, half a minute at most. */
export async function untilAnswers<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(200);
    }
  }
}
