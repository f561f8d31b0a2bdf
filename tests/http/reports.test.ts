import { afterAll, beforeAll, expect, it } from "vitest";
import { type DeskVisit, signInToDesk, visitDesk } from "../support/desk.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";

let server: Server;
let desk: DeskVisit;

beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXY_HOPS: "1" });
  desk = visitDesk(server.origin, await signInToDesk(server, "reader@example.com", "reader"));
});
afterAll(() => server?.stop());

it("counts every search, also from cached pages and responses", async () => {
  for (let time = 0; time < 4; time++) {
    await getPage(`${server.origin}/search?q=qwyjibo`);
    await getPage(`${server.origin}/search?q=hedge+trimmer`);
  }
  // The page's data, which a link within the site requests.
  await fetch(`${server.origin}/search.data?q=qwyjibo`);
  await fetch(`${server.origin}/search?q=qwyjibo`, { method: "HEAD" });
  const { text } = await desk.get("/desk/report");
  expect(text).toMatch(/qwyjibo 5 \d{4}-/);
  expect(text).toMatch(/hedge trimmer 4 \d{4}-/);
});
