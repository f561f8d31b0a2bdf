/** The absolute URL of a path, for structured data. */
import { env } from "#app/env.server.ts";

export function absoluteUrl(path: string): string {
  return new URL(path, env.publicOrigin).href;
}
