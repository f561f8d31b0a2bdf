import fc from "fast-check";
import { expect, it } from "vitest";
import { messagesHref, parseMessagesQuery } from "./messages-query.ts";

const parse = (text: string) => parseMessagesQuery(new URLSearchParams(text));

it("reads any URL, and writes a URL that reads the same", () => {
  const key = fc.constantFrom("status", "branch", "q", "page");
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
      const query = parseMessagesQuery(new URLSearchParams(pairs));
      expect(parse(messagesHref(query).split("?")[1] ?? "")).toEqual(query);
    }),
  );
});

it("shows open messages by default", () => {
  expect(parse("").status).toBe("open");
  expect(parse("status=all").status).toBeNull();
  expect(messagesHref(parse("status=open&page=1"))).toBe("/desk/messages");
});
