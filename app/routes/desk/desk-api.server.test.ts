import { expect, it } from "vitest";
import { ApiError } from "#app/api/api-error.ts";
import { toRefusal } from "#app/api/responses.ts";
import { PriceUpdate } from "#app/contract/product.ts";
import { createDeskApi, findRejection, type StaffApi } from "./desk-api.server.ts";

const failWith = (error: Error) => {
  const api = { toRefusal } as unknown as Parameters<typeof createDeskApi>[0];
  const fail = () => Promise.reject(error);
  const staff = {
    reading: { listDocuments: fail },
    writing: { setPrices: fail },
  } as unknown as StaffApi;
  return createDeskApi(api, staff);
};

it.each([400, 403, 429, 503] as const)(
  "a page responds with the status %i of the API's rejection",
  async (status) => {
    const { listDocuments } = failWith(new ApiError(status, "page: must be at least 1", 5));
    const thrown = await listDocuments().catch((error: unknown) => error);
    expect(thrown).toMatchObject({ init: { status, headers: { "Retry-After": "5" } } });
    expect(findRejection(thrown)).toMatchObject({ status, message: "must be at least 1" });
  },
);

it("a programming error stays unhandled", async () => {
  const error = new TypeError("x is not a function");
  await expect(failWith(error).listDocuments()).rejects.toBe(error);
  expect(findRejection(error)).toBeNull();
});

it("a rejected change names its field", async () => {
  const change = failWith(new ApiError(400, "price: must be at least 0")).setPrices(1, {}, null);
  expect(findRejection(await change.catch((error) => error))).toMatchObject({
    status: 400,
    field: "price",
  });
});

it("a schema rejects a form with the same words as the API", () => {
  const parse = () => PriceUpdate.parse({ price: -1 });
  expect(findRejection(thrownBy(parse))).toMatchObject({
    status: 400,
    field: "price",
    message: "must be at least 0",
  });
});

it("a change that fails on the server keeps the form", async () => {
  const change = failWith(new TypeError("x is not a function")).setPrices(1, {}, null);
  expect(findRejection(await change.catch((error) => error))).toMatchObject({
    status: 500,
    message: "Something went wrong on the server. Try again.",
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
