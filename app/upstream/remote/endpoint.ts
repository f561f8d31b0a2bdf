/** One call of the upstream: its address, and how its answer is read. */
import type { z } from "zod";
import type { AnswerReading } from "#app/contract/answer-reading.ts";
import { log } from "#app/log.server.ts";
import { UpstreamError } from "../upstream-error.ts";

export interface Endpoint<Value> {
  /** Path and query, the name under which the answer is kept. */
  path: string;
  /** What is asked for, as an error message names it. */
  what: string;
  /** An answer without success says that there is no such thing; without this it is a failure. */
  refusedIsNone?: boolean;
  /** As in `Call`. */
  refused?: Value | undefined;
  /** Reads the answer; null means that the upstream has no such thing. May throw an `UpstreamError`. */
  read(answer: AnswerReading | null): Value;
}

/** A list, where every item that cannot be read is left out and logged. @throws UpstreamError where there is no list */
export function readList<Reading, Item>(
  answer: AnswerReading | null,
  schema: z.ZodType<Reading>,
  what: string,
  toItem: (reading: Reading) => Item,
): Item[] {
  if (!Array.isArray(answer?.data)) throw new UpstreamError("contract", `Failed to load ${what}`);
  const items: Item[] = [];
  for (const [index, value] of answer.data.entries()) {
    const parsed = schema.safeParse(value);
    if (parsed.success) items.push(toItem(parsed.data));
    else log.warn({ what, index, reason: reasonOf(parsed.error) }, "left out an item that cannot be read");
  }
  return items;
}

/** One thing, null when there is none; a thing that cannot be read is an error of kind `contract`. */
export function readOne<Reading, Item>(
  answer: AnswerReading | null,
  schema: z.ZodType<Reading>,
  what: string,
  toItem: (reading: Reading) => Item,
): Item | null {
  if (answer?.data === null || answer?.data === undefined) return null;
  const parsed = schema.safeParse(answer.data);
  if (!parsed.success) throw new UpstreamError("contract", `Failed to load ${what}`, { cause: parsed.error });
  return toItem(parsed.data);
}

function reasonOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; ");
}
