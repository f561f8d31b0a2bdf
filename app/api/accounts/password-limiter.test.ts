import { expect, it } from "vitest";
import { WAITING_CHECKS } from "#app/limits.ts";
import { createPasswordLimiter } from "./password-limiter.ts";

const OWNER = "owner@example.com";
const HOME = "10.9.9.9";
const signal = new AbortController().signal;

function limiterAt() {
  const limiter = createPasswordLimiter();
  const toClient = (address: string, account = OWNER) => ({
    address,
    isKnown: account === OWNER && address === HOME,
    signal,
  });
  /** The status of a try with a wrong or the right password. */
  const attempt = (address: string, account = OWNER, result: true | null = null) =>
    limiter
      .check(account, toClient(address, account), async () => result)
      .then(
        (right) => (right ? 200 : 401),
        ({ status }: { status: number }) => status,
      );
  const repeat = async (count: number, toAddress: (index: number) => string, account?: string) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++)
      statuses.push(await attempt(toAddress(index), account ?? `account ${index}`));
    return statuses;
  };
  return { limiter, toClient, attempt, repeat };
}

const EIGHT = Array(8).fill(401);

it("ASVS 6.3.1 one network has 8 wrong passwords in all, with the time to wait", async () => {
  const { limiter, toClient, repeat } = limiterAt();
  expect(await repeat(9, () => "10.0.0.1")).toEqual([...EIGHT, 429]);
  expect(() => limiter.count(OWNER, toClient("10.0.0.1"))).toThrow(
    expect.objectContaining({
      message: "Too many attempts came from your network. Try again in 15 minutes",
      retryAfter: 900,
    }),
  );
});

it.each([
  ["in any notation", (index: number) => ["2001:db8::1", "2001:0DB8:0::2"][index % 2] ?? ""],
  ["in each /64", (index: number) => `2001:db8:0:${index.toString(16)}::1`],
  ["in each /56", (index: number) => `2001:db8:0:${(index * 256).toString(16)}::1`],
])("an IPv6 /48 counts as one network, %s", async (_, toAddress) => {
  expect(await limiterAt().repeat(9, toAddress)).toEqual([...EIGHT, 429]);
});

it("others in a known network use up their own tries only", async () => {
  const { attempt, repeat } = limiterAt();
  expect(await repeat(9, () => HOME)).toEqual([...EIGHT, 429]);
  expect(await attempt(HOME, OWNER, true)).toBe(200);
  expect(await repeat(9, () => HOME, OWNER)).toEqual([...EIGHT, 429]);
});

it("a right password resets the tries in a known network, and gives its own back in others", async () => {
  const { attempt, repeat } = limiterAt();
  for (const address of [HOME, "10.8.8.8"]) {
    for (let round = 0; round < 9; round++) expect(await attempt(address, OWNER, true)).toBe(200);
    await repeat(7, () => address, OWNER);
    expect(await attempt(address, OWNER, true)).toBe(200);
  }
  expect(await repeat(9, () => HOME, OWNER)).toEqual([...EIGHT, 429]);
  expect(await repeat(2, () => "10.8.8.8", OWNER)).toEqual([401, 429]);
});

it("a refused check is a try, and does not delay a known network or a set-up link", async () => {
  const { limiter, toClient, attempt } = limiterAt();
  const { promise, resolve } = Promise.withResolvers<null>();
  const checks = Array.from({ length: WAITING_CHECKS + 1 }, (_, index) =>
    limiter.check("other", toClient(`10.1.0.${index}`, "other"), () => promise),
  );
  const answers = Promise.allSettled(checks);
  const refused: number[] = [];
  for (let count = 0; count < 9; count++) {
    const waiting = attempt("10.1.1.1");
    refused.push(await attempt("10.1.1.1"));
    void waiting;
  }
  expect(refused).toEqual([503, 503, 503, 503, 429, 429, 429, 429, 429]);
  expect(await attempt(HOME, OWNER, true)).toBe(200);
  expect(await limiter.hash(OWNER, toClient("10.1.1.2"), async () => "hash")).toBe("hash");
  resolve(null);
  await answers;
});
