/** The validators of answers: a tag of their content, and whether a client has that content already. */
import { createHash } from "node:crypto";

/** Weak, because the same content is sent in several codings. */
export function toETag(content: Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/** Whether an `If-None-Match` names the content: weak and strong tags of it are equal (RFC 9110 §13.1.2). */
export function isKnown(known: string | undefined, etag: string | null): boolean {
  if (known === undefined || etag === null) return false;
  return known.split(",").some((tag) => strong(tag.trim()) === strong(etag) || tag.trim() === "*");
}

function strong(etag: string): string {
  return etag.replace(/^W\//, "");
}
