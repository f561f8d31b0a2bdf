import { expect, it } from "vitest";
import * as policies from "../policies.ts";
import { isCacheable } from "./cached-page.ts";

const answer = (headers: Record<string, string> = {}, status = 200) =>
  new Response("<p>", { status, headers: { ...policies.catalogue, "Content-Type": "text/html", ...headers } });

it.each<[string, boolean, Response]>([
  ["a page for everybody", true, answer()],
  ["data for everybody", true, answer({ "Content-Type": "application/json" })],
  ["an error", false, answer({}, 503)],
  ["a private answer", false, answer({ "Cache-Control": "no-store" })],
  ["an answer that sets a cookie", false, answer({ "Set-Cookie": "a=b" })],
  ["an answer that is encoded already", false, answer({ "Content-Encoding": "gzip" })],
  ["an answer that differs by a header of the request", false, answer({ Vary: "Cookie" })],
  ["a drawing", true, answer({ "Content-Type": "image/svg+xml" })],
  ["a photograph", false, answer({ "Content-Type": "image/png" })],
])("%s: cacheable is %s", (_, cacheable, response) => expect(isCacheable(response)).toBe(cacheable));
