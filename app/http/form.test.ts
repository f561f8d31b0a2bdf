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
  ["an unknown kind of form", "a=1", "application/x-www-form-urlencoded2", 415],
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
