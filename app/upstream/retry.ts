/** Tries a read again when its failure may pass, after a short pause of random length. */
import { setTimeout } from "node:timers/promises";
import { isPassing } from "./transport.ts";

/** Upper bound of the first pause, milliseconds; each further one may take twice as long. */
const FIRST_PAUSE = 100;

/** The first answer of at most `tries` attempts, else the last one's error. */
export async function withRetries<Answer>(tries: number, attempt: () => Promise<Answer>): Promise<Answer> {
  for (let failed = 1; ; failed++) {
    try {
      return await attempt();
    } catch (error) {
      if (failed >= tries || !isPassing(error)) throw error;
      await setTimeout(Math.random() * FIRST_PAUSE * 2 ** (failed - 1));
    }
  }
}
