/** Tokens of 256 random bits; the database stores only their hashes. */
import { hash, randomBytes } from "node:crypto";

export interface Token {
  /** Returned to the client only once. */
  token: string;
  token_hash: string;
  expires_at: string;
}

const HOUR_MS = 60 * 60_000;
/** A session ends after this long without a request. */
export const IDLE_MS = 12 * HOUR_MS;
/** Every session ends this long after signing in. */
export const MAX_SESSION_MS = 30 * 24 * HOUR_MS;
export const SETUP_MS = 72 * HOUR_MS;

export function createToken(validForMs: number, now = new Date()): Token {
  const token = randomBytes(32).toString("base64url");
  return {
    token,
    token_hash: hash("sha256", token),
    expires_at: new Date(now.getTime() + validForMs).toISOString(),
  };
}
