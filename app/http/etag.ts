/** ETags, by which a client that has the content already gets headers alone. */
import { createHash } from "node:crypto";

/** Weak, because the same content is sent in several codings. */
export function toETag(content: Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/** Whether `If-None-Match` matches: weak and strong tags are equal (RFC 9110 §13.1.2). */
export function matchesETag(known: string | undefined, etag: string | null): boolean {
  if (known === undefined || etag === null) return false;
  return known.split(",").some((tag) => strong(tag.trim()) === strong(etag) || tag.trim() === "*");
}

function strong(etag: string): string {
  return etag.replace(/^W\//, "");
}
