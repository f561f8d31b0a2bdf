/** Tokens of 256 random bits; the database holds only their hashes. */
import { createHash, randomBytes } from "node:crypto";

export interface Token {
  /** Given to the caller, once. */
  token: string;
  token_hash: string;
  expires_at: string;
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const HOUR_MS = 60 * 60_000;
/** A session ends after so long without a call, and in any case after the longest. */
export const IDLE_MS = 12 * HOUR_MS;
export const LONGEST_SESSION_MS = 30 * 24 * HOUR_MS;
export const SETUP_MS = 72 * HOUR_MS;

export function createToken(validForMs: number, now = new Date()): Token {
  const token = randomBytes(32).toString("base64url");
  return { token, token_hash: hashToken(token), expires_at: new Date(now.getTime() + validForMs).toISOString() };
}
