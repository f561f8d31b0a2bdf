/** Writes JSON Schemas, with which editors complete and check a shop's files. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SCHEMAS, SCHEMAS_BELOW } from "../documents.ts";

/** By file name; allows `$schema` itself, which JSON files contain. */
export function toSchemas(): Map<string, string> {
  return new Map(
    Object.entries({ ...SCHEMAS, towns: SCHEMAS_BELOW.towns }).map(([name, schema]) => [
      `${name}.json`,
      toText(schema),
    ]),
  );
}

export function writeSchemas(folder: string): void {
  const target = join(folder, "schema");
  mkdirSync(target, { recursive: true });
  for (const [name, text] of toSchemas()) writeFileSync(join(target, name), text);
}

function toText(schema: z.ZodType): string {
  // The input, before defaults apply.
  const json = z.toJSONSchema(schema, { io: "input" }) as { properties?: Record<string, unknown> };
  if (json.properties) json.properties.$schema = { type: "string" };
  return `${JSON.stringify(json, null, 2)}\n`;
}
