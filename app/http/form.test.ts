import { expect, it } from "vitest";
import { PUBLIC_FORMS } from "#app/limits.ts";
import { readForm } from "./form.ts";

const posted = (body: BodyInit, headers?: HeadersInit) =>
  new Request("http://site.test/", { method: "POST", body, headers });

it("reads both kinds of form", async () => {
  const multipart = new FormData();
  multipart.set("name", "Anu");
  expect((await readForm(posted(multipart))).get("name")).toBe("Anu");
  expect((await readForm(posted(new URLSearchParams({ name: "Anu" })))).get("name")).toBe("Anu");
});

it.each([
  ["garbage as multipart", "garbage", "multipart/form-data; boundary=x", 400],
  ["JSON", "{}", "application/json", 415],
  ["an unknown kind of form", "a=1", "application/x-www-form-urlencoded2", 415],
  ["too much", "x".repeat(70_000), "application/x-www-form-urlencoded", 413],
  ["too many entries", "a=1&".repeat(16_000), "application/x-www-form-urlencoded", 413],
  [
    "too many parts",
    "--x\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n".repeat(3_000).slice(0, 60_000),
    'multipart/form-data; note="; boundary=y"; boundary=x',
    413,
  ],
])("refuses %s with a 4xx status", async (_, body, type, status) => {
  await expect(
    readForm(posted(body, { "Content-Type": type }), PUBLIC_FORMS.signIn),
  ).rejects.toMatchObject({
    init: { status },
  });
});

it("does not read an endless body", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 64 * 1024;
      if (sent > 16 * 1024 * 1024) controller.error(new Error("still reading"));
      else controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", body: endless, headers, duplex: "half" };
  await expect(readForm(new Request("http://site.test/", init))).rejects.toMatchObject({
    init: { status: 413 },
  });
  expect(sent).toBeLessThan(2 * 1024 * 1024);
});
