import { expect, it } from "vitest";
import type { DeskApi } from "../desk-api.server.ts";
import { importRedirects, type OpenDocument } from "./save-document.server.ts";

it("imports pasted columns, also addresses that are not well encoded", async () => {
  let saved: unknown;
  const api = {
    saveDocument: async (_: string, { content }: { content: unknown }) => {
      saved = content;
      return { warnings: [] };
    },
  } as unknown as DeskApi;
  const form = new FormData();
  form.set("columns", "Old\tNew\r\nhttps://old.example/s%E4gen\t/search\n/a%20b,/contact\n");
  const kept = { from: "/kept", to: "/" };
  await importRedirects(
    api,
    { name: "redirects", content: [kept], version: 1 } as OpenDocument,
    form,
  );
  expect(saved).toEqual([
    { from: "/s%E4gen", to: "/search" },
    { from: "/a%20b", to: "/contact" },
    kept,
  ]);
});
