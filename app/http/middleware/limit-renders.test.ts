import { expect, it } from "vitest";
import { pageWait } from "#app/upstream/upstream-context.ts";
import { serveMiddlewares } from "../../../tests/support/serve-middlewares.ts";
import { limitRenders } from "./limit-renders.ts";
import type { Middleware } from "./middleware.ts";
import { renderWith } from "./render.ts";

it("renders four at once, queues fifty of a network, others first, and refuses the rest", async () => {
  const begun: string[] = [];
  const isOver = Promise.withResolvers<void>();
  const render = limitRenders(async ({ url = "" }) => {
    begun.push(url);
    await isOver.promise;
    return new Response(url);
  }, false);
  const hasLeft = Promise.withResolvers<void>();
  const name: Middleware = ({ url, facts, headers }, response, next) => {
    facts.clientAddress = String(headers["x-address"]);
    if (url === "/left") response.once("close", hasLeft.resolve);
    next();
  };
  const ask = await serveMiddlewares([name, renderWith(render)]);
  const askFrom = (address: string, path: string, signal?: AbortSignal) =>
    ask(path, { headers: { "X-Address": address }, ...(signal && { signal }) });

  const running = Array.from({ length: 4 }, (_, at) => askFrom("192.0.2.1", `/running/${at}`));
  await expect.poll(() => begun).toHaveLength(4);
  const gone = new AbortController();
  const left = askFrom("192.0.2.1", "/left", gone.signal).catch(() => null);
  const waiting = Array.from({ length: 50 }, (_, at) => askFrom("192.0.2.1", `/waiting/${at}`));
  const refused = await Promise.race(waiting);
  expect(refused.status).toBe(503);
  expect(refused.headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
  // Files and health checks do not wait.
  void askFrom("192.0.2.1", "/health");
  await expect.poll(() => begun).toContain("/health");

  gone.abort();
  await Promise.all([left, hasLeft.promise]);
  const other = askFrom("192.0.2.2", "/other");
  isOver.resolve();
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all([...running, ...waiting])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  // Before most of those that had waited for longer.
  expect(begun.indexOf("/other")).toBeLessThan(30);
  expect(begun).not.toContain("/left");
});

it("renders others while fifty pages of a network wait for another host", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const render = limitRenders(async ({ url = "" }) => {
    if (url.startsWith("/slow")) await pageWait.getStore()?.(promise);
    return new Response(url);
  }, true);
  const ask = await serveMiddlewares([
    ({ facts, url = "" }, _, next) => {
      facts.clientAddress = url.startsWith("/slow") ? "192.0.2.1" : "192.0.2.2";
      next();
    },
    renderWith(render),
  ]);
  const slow = Array.from({ length: 60 }, (_, at) => ask(`/slow/${at}`));
  expect((await Promise.race(slow)).status).toBe(503);
  expect((await ask("/other")).status).toBe(200);
  resolve();
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(50);
});
