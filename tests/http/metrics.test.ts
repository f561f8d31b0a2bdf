import { expect, inject, it } from "vitest";
import { startServer } from "../support/server.ts";

it("ASVS 13.4.5 the figures of the process are there for whoever has the token, and for nobody where none is set", async () => {
  const server = await startServer({ METRICS_TOKEN: "counted-0123456789abcdef" });
  try {
    const ask = (headers?: HeadersInit) => fetch(`${server.origin}/metrics`, headers && { headers });
    for (const headers of [
      undefined,
      { Authorization: "Bearer counted-0123456789abcdee" },
      { Authorization: "Bearer" },
    ]) {
      const refused = await ask(headers);
      expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
      expect(await refused.text()).toBe("Unauthorized");
    }
    const told = await ask({ Authorization: "Bearer counted-0123456789abcdef" });
    expect([told.status, told.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const figures = await told.text();
    expect(figures).toMatch(/^catalogue_version 1$/m);
    expect(figures).toMatch(/^http_requests_total\{status="4xx"\} 3$/m);
    expect(Number(/^http_request_seconds_total (.+)$/m.exec(figures)?.[1])).toBeGreaterThan(0);
  } finally {
    await server.stop();
  }
  expect((await fetch(`${inject("site")}/metrics`, { headers: { Authorization: "Bearer undefined" } })).status).toBe(
    404,
  );
});
