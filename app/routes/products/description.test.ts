import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toSafeHtml } from "./description.server.ts";

describe("toSafeHtml", () => {
  it.each([
    ["Plain & simple", "<p>Plain &amp; simple</p>"],
    ["One\n\nTwo\nlines", "<p>One</p><p>Two<br>lines</p>"],
    ["Bars < 40 cm", "<p>Bars &lt; 40 cm</p>"],
    ["", ""],
    ["<h1>Strong</h1><p>and <b>light</b></p>", "<h3>Strong</h3><p>and <b>light</b></p>"],
    ["<p></p><p>Text</p>", "<p>Text</p>"],
    ['<p onclick="x()">a<script>b</script></p>', "<p>a</p>"],
    ['<p><img src=x onerror="x()">a</p>', "<p>a</p>"],
    ['<p style="position:fixed">a</p>', "<p>a</p>"],
    ['<p><a href="javascript:x()">a</a></p>', '<p><a rel="nofollow noopener">a</a></p>'],
    ['<p><a href="//example.org">a</a></p>', '<p><a rel="nofollow noopener">a</a></p>'],
    ["One <b>bold</b>\n\nTwo\nlines", "<p>One <b>bold</b></p><p>Two<br>lines</p>"],
    [
      "<blockquote>a</blockquote><blockquote>b</blockquote>",
      "<blockquote>a</blockquote><blockquote>b</blockquote>",
    ],
    ["<pre>a\nb</pre><div>c</div><div>d</div>", "<pre>a\nb</pre><div>c</div><div>d</div>"],
    ['<iframe src="https://example.org"></iframe><p>a</p>', "<p>a</p>"],
  ])("%s", (text, html) => expect(toSafeHtml(text, "Table")).toBe(html));

  it("removes everything that runs or fetches", () => {
    const piece = fc.constantFrom(
      "<",
      ">",
      "script",
      "img",
      " src=x",
      " onerror=x",
      "svg",
      "/",
      '"',
      "'",
      "javascript:",
      "a",
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join("")),
        (html) => {
          expect(toSafeHtml(html, "Table")).not.toMatch(
            /<(?:script|img|svg|iframe|style)|<[a-z][^>]*\son/i,
          );
        },
      ),
    );
  });
});
