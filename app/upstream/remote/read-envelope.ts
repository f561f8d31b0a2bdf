/** Parses the body of a response: the envelope, its error, a list, or one item. */
import { z } from "zod";
import { fromJson, isRecord } from "#app/contract/reading.ts";
import { Envelope } from "#app/contract/response-reading.ts";
import { log } from "#app/log.server.ts";
import { UpstreamError } from "../outage.ts";

/** The envelope; null for any other body. */
export function readEnvelope(body: string): Envelope | null {
  return Envelope.safeParse(fromJson(body)).data ?? null;
}

/** The upstream's own text, from `{error: "…"}`; null when there is none. */
export function readError(body: string): string | null {
  const json = fromJson(body);
  return isRecord(json) && typeof json.error === "string" && json.error !== "" ? json.error : null;
}

/** Parses a list; logs and skips invalid items. @throws UpstreamError where there is no list */
export function readList<Reading>(
  envelope: Envelope | null,
  schema: z.ZodType<Reading>,
  what: string,
): Reading[] {
  if (!Array.isArray(envelope?.data)) throw new UpstreamError("contract", `Failed to load ${what}`);
  return envelope.data.flatMap((value, index) => {
    const { data, error } = schema.safeParse(value);
    if (error) log.warn({ what, index, reason: z.prettifyError(error) }, "skipped an invalid item");
    return error ? [] : [data];
  });
}

/** Parses one item, null for none. @throws UpstreamError of kind `contract` for an invalid one */
export function readOne<Reading>(
  envelope: Envelope | null,
  schema: z.ZodType<Reading>,
  what: string,
): Reading | null {
  if (envelope?.data === null || envelope?.data === undefined) return null;
  const { data, error } = schema.safeParse(envelope.data);
  if (error) throw new UpstreamError("contract", `Failed to load ${what}`, { cause: error });
  return data;
}
