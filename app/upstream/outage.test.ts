import { data } from "react-router";
import { expect, it } from "vitest";
import { orNull, outageIn, toOutage, UpstreamError } from "./outage.ts";

const unreachable = new UpstreamError("network", "API Error: connection refused");

it.each([
  ["network", 503],
  ["timeout", 503],
  ["status", 503],
  ["contract", 502],
] as const)("responds to a failure of kind %s with %i and the error's message", (kind, status) => {
  const thrown = toOutage(new UpstreamError(kind, "API Error: x"));
  expect(thrown).toMatchObject({ init: { status } });
  expect(outageIn(thrown)).toEqual({ outage: kind, message: "API Error: x" });
});

it("leaves other errors unchanged", () => {
  const mistake = new TypeError("x is not a function");
  expect(toOutage(mistake)).toBe(mistake);
  expect(outageIn(mistake)).toBeNull();
  expect(outageIn(data("Not Found", { status: 404 }))).toBeNull();
  expect(outageIn(undefined)).toBeNull();
});

it("reads an outage as null where data is optional, and no other error", async () => {
  expect(await orNull(Promise.reject(toOutage(unreachable)))).toBeNull();
  expect(await orNull(Promise.resolve(7))).toBe(7);
  await expect(orNull(Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});
