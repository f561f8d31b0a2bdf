import { expect, it } from "vitest";
import { z } from "zod";
import { createDeskApi, refusalIn } from "./desk-api.server.ts";

const refusing = (status: number, headers?: HeadersInit) => {
  const fetch = async () => Response.json({ success: false, error: "page: must be at least 1" }, { status, headers });
  const api = { fetch } as unknown as Parameters<typeof createDeskApi>[0];
  return createDeskApi(api, { token: "t", address: null, signal: new AbortController().signal });
};

it.each([400, 403, 429, 503])("a page that the API answers with %i answers the same", async (status) => {
  const read = refusing(status, { "Retry-After": "5" }).list("/messages?page=0", z.unknown());
  const thrown = await read.catch((error) => error);
  expect(thrown).toMatchObject({ init: { status, headers: { "Retry-After": "5" } } });
  expect(refusalIn(thrown)).toMatchObject({ status, message: "must be at least 1" });
});

it("a form's own refusal names its field", async () => {
  const thrown = await refusing(400)
    .send("PUT", "/products/1", z.unknown(), {})
    .catch((error) => error);
  expect(refusalIn(thrown)).toMatchObject({ status: 400, field: "page" });
  expect(refusalIn(new TypeError("x"))).toBeNull();
});
