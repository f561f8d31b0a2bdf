import { expect, inject, it } from "vitest";
import { startServer } from "../support/server.ts";

it("ASVS 13.4.5 the metrics need a token, and do not exist where none is set", async () => {
  const server = await startServer({ METRICS_TOKEN: "counted-0123456789abcdef" });
  try {
    const ask = (headers?: HeadersInit) =>
      fetch(`${server.origin}/metrics`, headers && { headers });
    for (const headers of [
      undefined,
      { Authorization: "Bearer counted-0123456789abcdee" },
      { Authorization: "Bearer" },
    ]) {
      const refused = await ask(headers);
      expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
      expect(await refused.text()).toBe("Unauthorized");
    }
    const response = await ask({ Authorization: "Bearer counted-0123456789abcdef" });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const metrics = await response.text();
    expect(metrics).toMatch(/^catalogue_version 1$/m);
    expect(metrics).toMatch(/^http_requests_total\{status="4xx"\} 3$/m);
    expect(Number(/^http_request_seconds_total (.+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  } finally {
    await server.stop();
  }
  expect(
    (await fetch(`${inject("site")}/metrics`, { headers: { Authorization: "Bearer undefined" } }))
      .status,
  ).toBe(404);
});
