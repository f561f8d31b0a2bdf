/** What the server writes about its visitors: which pages were asked for, and nothing that they typed. */
import { expect, it, vi } from "vitest";
import { startServer } from "../support/server.ts";

it("holds neither a message nor what was searched for, at the level that tells most", async () => {
  const server = await startServer({ LOG_LEVEL: "trace" });
  try {
    const message = {
      name: "Anitha Thomas",
      email: "anitha@example.com",
      phone: "0468 000 0042",
      subject: "parts",
      message: "Anitha's own words.",
    };
    const post = (body: Record<string, string>) =>
      fetch(`${server.origin}/contact`, { method: "POST", body: new URLSearchParams(body), redirect: "manual" });
    expect((await post(message)).status).toBe(303);
    expect((await post({ ...message, email: "anitha@" })).status).toBe(400);
    for (const path of [
      "/search?q=rareword",
      "/api/products?search=rareword",
      "/branches?pin=689672",
      "/contact?product=rareword",
    ]) {
      expect((await fetch(server.origin + path)).status, path).toBe(200);
    }
    // The last line of all comes last.
    await vi.waitFor(() => expect(server.output()).toMatch(/^GET \/contact 200/m), { timeout: 20_000 });
    expect(server.output()).toMatch(/^POST \/contact 303/m);
    expect(server.output()).toMatch(/^GET \/search 200/m);
    expect(server.output()).not.toMatch(/anitha|own words|0042|rareword|689672/i);
  } finally {
    await server.stop();
  }
});
