/** The tables of those who keep the catalogue, and of what they did. */
import type { Generated } from "kysely";
import type { Role } from "#app/contract/admin.ts";

/** The first call with a key, and what it was answered. */
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
  /** In small letters. */
  email: string;
  role: Role;
  status: "active" | "inactive";
  /** Null until the password is set up. */
  password_hash: string | null;
  created_at: string;
  updated_at: string;
}

/** Only the hash of a token is kept, so that a copy of the database opens nothing. */
export interface TokenTable {
  token_hash: string;
  admin_id: number;
  expires_at: string;
}

/** A session; each call with it moves its end, until `ends_at`. */
export interface AccessTokenTable extends TokenTable {
  ends_at: string;
}

/** A network that an account was used from, as a hash: nobody's address is kept. */
export interface SignInNetworkTable {
  admin_id: number;
  network: string;
  used_at: string;
}

/** What was done, by whom; the e-mail stays when the account is gone. */
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
