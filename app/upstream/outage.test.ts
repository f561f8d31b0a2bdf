import { data } from "react-router";
import { expect, it } from "vitest";
import { orInOutage, outageIn, toOutage, UpstreamError } from "./outage.ts";

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

it("returns a fallback for optional data", async () => {
  const failing = Promise.reject(toOutage(unreachable));
  expect(await orInOutage(failing, (message) => message)).toBe("API Error: connection refused");
  expect(await orInOutage(Promise.resolve(7), () => 0)).toBe(7);
});

it("does not treat a bug as an outage", async () => {
  await expect(orInOutage(Promise.reject(new TypeError("x")), () => 0)).rejects.toThrow(TypeError);
});
