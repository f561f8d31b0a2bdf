/** The desk's pages as HTML, with an entry in every list. */
import { beforeAll, expect, it } from "vitest";
import { visitDesk } from "../support/desk.ts";
import { serveDesk } from "../support/serve-desk.ts";
import { findHtmlFaults } from "../support/valid-html.ts";
import { PAGES } from "./desk-pages-and-forms.ts";

const { server, desk } = serveDesk();

beforeAll(async () => {
  const message = {
    name: "Anu",
    email: "anu@example.com",
    subject: "parts",
    message: "A chain, please, for my saw",
  };
  await visitDesk(server().origin).post("/contact", message);
});

const paths = PAGES.filter(([module]) => module.endsWith(".tsx")).map(([, path]) => path);

it.each([...new Set(paths)])("%s is valid, and field descriptions exist", async (path) => {
  const { status, html } = await desk("owner").get(path);
  expect(status).toBe(200);
  expect(await findHtmlFaults(html)).toEqual([]);
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
  const named = Array.from(
    html.matchAll(/ aria-(?:describedby|labelledby)="([^"]*)"/g),
    ([, list = ""]) => list,
  );
  expect(named.flatMap((list) => list.split(" ")).filter((id) => !ids.has(id))).toEqual([]);
});
