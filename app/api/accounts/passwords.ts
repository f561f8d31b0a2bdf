/** Hashes passwords with scrypt. Each hash takes 128 MB, so callers use the password queue. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

type Cost = Required<Pick<ScryptOptions, "N" | "r" | "p">>;

/** OWASP's parameters for scrypt. */
const COST: Cost = { N: 2 ** 17, r: 8, p: 1 };
const MEMORY = 256 * 1024 * 1024;
const LENGTH = 32;

const toKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const derive = (password: string, salt: Buffer, cost: Cost) =>
  toKey(password.normalize("NFKC"), salt, LENGTH, { ...cost, maxmem: MEMORY });

export type Passwords = ReturnType<typeof createPasswords>;

function toStored(cost: Cost, salt: Buffer, key: Buffer): string {
  return [
    "scrypt",
    cost.N,
    cost.r,
    cost.p,
    salt.toString("base64url"),
    key.toString("base64url"),
  ].join("$");
}

/** @param cost lower than the default only in tests */
export function createPasswords(cost: Cost = COST) {
  const placeholder = toStored(cost, Buffer.alloc(16), Buffer.alloc(LENGTH));
  return {
    /** `scrypt$N$r$p$salt$hash`: with the parameters, so that they can be raised later. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      return toStored(cost, salt, await derive(password, salt, cost));
    },
    /** Takes equally long without a hash, so timing does not reveal whether an account exists. */
    async matches(password: string, stored: string | null): Promise<boolean> {
      const [, N, r, p, salt = "", hash = ""] = (stored ?? placeholder).split("$");
      const expected = Buffer.from(hash, "base64url");
      const key = await derive(password, Buffer.from(salt, "base64url"), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      });
      return expected.length === key.length && timingSafeEqual(expected, key) && stored !== null;
    },
  };
}
