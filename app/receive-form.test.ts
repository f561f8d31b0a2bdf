import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { ReceivedFile, receiveForm } from "./receive-form.ts";

const LIMIT = { bytes: 1024 * 1024, entries: 3, textBytes: 1024 };
const TYPE = { "Content-Type": "multipart/form-data; boundary=x" };
const posted = (body: BodyInit | null, headers?: HeadersInit) =>
  new Request("http://site.test/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
const toForm = (...entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const receive = (body: BodyInit | null, headers?: HeadersInit) =>
  receiveForm(posted(body, headers), LIMIT, async (form) => [...form]);

it("returns texts and files in order, and removes the files afterwards", async () => {
  const sent = toForm(
    ["intent", "äöü"],
    ["file", new File(["SKU\n"], 'Größe "6.csv')],
    ["file", new File([], "")],
  );
  const paths = await receiveForm(posted(sent), LIMIT, async (form) => {
    expect(form.get("intent")).toBe("äöü");
    const files = form.getAll("file").filter((file) => file instanceof ReceivedFile);
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['Größe "6.csv', 4],
      ["", 0],
    ]);
    expect(await files[0]?.text()).toBe("SKU\n");
    return files.map(({ path }) => path);
  });
  expect(paths.map((path) => existsSync(path))).toEqual([false, false]);
});

const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const FILE_PART = PART.replace('"a"', '"a"; filename="b"');

it.each<[string, BodyInit | null, HeadersInit | undefined, number, RegExp]>([
  [
    "too many bytes",
    toForm(["a", new File(["x".repeat(2_000_000)], "a")]),
    undefined,
    413,
    /must be 1 MB or smaller/,
  ],
  ["too many entries", PART.repeat(4), TYPE, 413, /3 entries or fewer/],
  [
    "texts that are too long",
    toForm(["a", "x".repeat(600)], ["b", "x".repeat(600)]),
    undefined,
    413,
    /text.* must be 1 KB or smaller/,
  ],
  [
    "a name that would be cut",
    new URLSearchParams({ ["x".repeat(101)]: "" }),
    undefined,
    413,
    /names .* must have 100 bytes or fewer/,
  ],
  ["garbage", "garbage", TYPE, 400, /does not match its Content-Type/],
  ["another type", "{}", { "Content-Type": "application/json" }, 415, /must be a form/],
  ["a truncated file", `${FILE_PART}content`, TYPE, 400, /does not match its Content-Type/],
])("refuses %s and says why", async (_, body, headers, status, message) => {
  await expect(receive(body, headers)).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message),
  });
});

it("ends when the client disconnects", async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(FILE_PART));
      controller.error(new Error("gone"));
    },
  });
  await expect(receive(broken, TYPE)).rejects.toMatchObject({ status: 400 });
});

it("does not read an endless body", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(sent === 0 ? FILE_PART : "x".repeat(64 * 1024)));
      sent += 64 * 1024;
    },
  });
  await expect(receive(endless, TYPE)).rejects.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(4 * 1024 * 1024);
});
