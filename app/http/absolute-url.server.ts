/** A path of this site as visitors reach it, for structured data that the server makes. */
import { env } from "#app/env.server.ts";

export function absoluteUrl(path: string): string {
  return new URL(path, env.publicOrigin).href;
}
