import { expect, it } from "vitest";
import { z } from "zod";
import { ApiError } from "#app/api/api-error.ts";
import { toRefusal } from "#app/api/responses.ts";
import { createDeskApi, refusalIn, type StaffReading } from "./desk-api.server.ts";

const refusing = (error: Error) => {
  const failure = { success: false, error: error.message };
  const fetch = async () => Response.json(failure, { status: toRefusal(error).status });
  const api = { fetch, toRefusal } as unknown as Parameters<typeof createDeskApi>[0];
  const reading = { listSynonyms: () => Promise.reject(error) } as unknown as StaffReading;
  return createDeskApi(api, reading, { token: "t", address: null, signal: new AbortController().signal });
};

it.each([400, 403, 429, 503] as const)("a page that the API refuses with %i answers the same", async (status) => {
  const { listSynonyms } = refusing(new ApiError(status, "page: must be at least 1", 5));
  const thrown = await listSynonyms().catch((error: unknown) => error);
  expect(thrown).toMatchObject({ init: { status, headers: { "Retry-After": "5" } } });
  expect(refusalIn(thrown)).toMatchObject({ status, message: "must be at least 1" });
});

it("a mistake of ours stays one", async () => {
  const mistake = new TypeError("x is not a function");
  await expect(refusing(mistake).listSynonyms()).rejects.toBe(mistake);
  expect(refusalIn(mistake)).toBeNull();
});

it("a change that is refused names its field", async () => {
  const change = refusing(new ApiError(400, "page: must be at least 1")).send("PUT", "/products/1", z.unknown(), {});
  expect(refusalIn(await change.catch((error) => error))).toMatchObject({ status: 400, field: "page" });
});
