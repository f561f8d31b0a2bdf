/** Which failures of the embedded API count as outages. */
import { expect, it } from "vitest";
import type { Api } from "#app/api/create-api.ts";
import { createEmbedded } from "./embedded.ts";
import { LastGood } from "./last-good.ts";
import { outageIn } from "./outage.ts";
import { createRequestUpstream } from "./request-upstream.ts";

/** An API whose next reading of categories ends with `failure`, in a new version. */
function failingApi() {
  let version = 0;
  const fake = {
    failure: null as Error | null,
    next: () => createRequestUpstream(adapter, lastGood),
  };
  const read = () => {
    if (fake.failure) throw fake.failure;
    return [];
  };
  const api = {
    revision: () => `a ${++version}`,
    ready: async () => {},
    reading: { listCategories: read, specifications: read },
  };
  const adapter = createEmbedded(api as unknown as Api, { base: null, videoHosts: [] });
  const lastGood = new LastGood();
  return fake;
}

const fail = (fields: object, message = "") => Object.assign(new Error(message), fields);

it.each<[string, Error]>([
  ["is locked by another process", fail({ errcode: 5 })],
  ["is damaged", fail({ errcode: 11 })],
  ["is closed", fail({ code: "ERR_INVALID_STATE" }, "database is not open")],
  ["has too many clients", fail({ code: "53300" })],
  ["has restarted", fail({}, "Connection terminated unexpectedly")],
])("a database that %s is an outage", async (_, failure) => {
  const fake = failingApi();
  fake.failure = failure;
  const error = await fake
    .next()
    .listCategories()
    .catch((thrown: unknown) => thrown);
  expect(outageIn(error)).toMatchObject({ message: "API Error: 503 Service Unavailable" });
  fake.failure = null;
  await fake.next().listCategories();
  fake.failure = failure;
  const upstream = fake.next();
  expect(await upstream.listCategories()).toEqual([]);
  expect(upstream.notice()).toContain("Showing cached data");
});

it("an error of this site's code is no outage, even with a last good response", async () => {
  const fake = failingApi();
  await fake.next().listCategories();
  fake.failure = new TypeError("x is not a function");
  const upstream = fake.next();
  await expect(upstream.listCategories()).rejects.toBe(fake.failure);
  await expect(upstream.findSpecifications()).rejects.toBe(fake.failure);
  expect(upstream.notice()).toBeNull();
  expect(upstream.isComplete()).toBe(false);
});
