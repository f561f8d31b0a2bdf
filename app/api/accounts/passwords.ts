/** Keeps passwords as scrypt hashes, and bounds how many are computed at once, because each takes 128 MB. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP's parameters for scrypt: N = 2¹⁷, r = 8, p = 1. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const MEMORY = 256 * 1024 * 1024;
const LENGTH = 32;
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // The one that ends hands its place on, so that nobody can slip in between.
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFKC"), salt, LENGTH, { ...cost, maxmem: MEMORY }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/** `scrypt$N$r$p$salt$hash`: the parameters stand with the hash, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(LENGTH).toString("base64url")}`;

/** Takes as long without a hash as with one, so that the time does not tell whether an account exists. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = "", hash = ""] = (stored ?? NOBODY).split("$");
  const expected = Buffer.from(hash, "base64url");
  const key = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === key.length && timingSafeEqual(expected, key) && stored !== null;
}
