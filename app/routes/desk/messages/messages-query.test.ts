import fc from "fast-check";
import { expect, it } from "vitest";
import { messagesHref, parseMessagesQuery } from "./messages-query.ts";

const parse = (text: string) => parseMessagesQuery(new URLSearchParams(text));

it("takes any address, and writes what it took so that it reads the same", () => {
  const key = fc.constantFrom("status", "branch", "q", "page");
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
      const query = parseMessagesQuery(new URLSearchParams(pairs));
      expect(parse(messagesHref(query).split("?")[1] ?? "")).toEqual(query);
    }),
  );
});

it("shows what is open unless it is told otherwise", () => {
  expect(parse("").status).toBe("open");
  expect(parse("status=all").status).toBeNull();
  expect(messagesHref(parse("status=open&page=1"))).toBe("/desk/messages");
});
