/** Tables of staff accounts and their audit log. */
import type { Generated } from "kysely";
import type { Role } from "#app/contract/roles.ts";

/** The first request with an idempotency key, and its result. */
export interface IdempotencyKeyTable {
  scope: string;
  key: string;
  request_hash: string;
  answer: string;
  created_at: string;
}

export interface AdminTable {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  /** Lower case. */
  email: string;
  role: Role;
  status: "active" | "inactive";
  /** Null until the password is set up. */
  password_hash: string | null;
  created_at: string;
  updated_at: string;
}

/** Stores only a token's hash, so that a stolen database grants no access. */
export interface TokenTable {
  token_hash: string;
  admin_id: number;
  expires_at: string;
}

/** A session. Requests extend `expires_at` up to `ends_at`. */
export interface AccessTokenTable extends TokenTable {
  ends_at: string;
}

/** A network that an account signed in from, as a hash without the IP address. */
export interface SignInNetworkTable {
  admin_id: number;
  network: string;
  used_at: string;
}

/** An audit log entry; the email remains after the account is removed. */
export interface AdminLogTable {
  id: Generated<number>;
  admin_id: number | null;
  admin_email: string;
  action_type: string;
  resource_type: string;
  resource_id: number | null;
  before: string | null;
  after: string | null;
  created_at: string;
}
