import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPlainText, truncate, truncateAtWord, truncateWords } from "./text.ts";

describe("toPlainText", () => {
  it.each([
    ["<p>Strong <b>and</b> light</p>", "Strong and light"],
    ["<p>One</p><p>Two.</p>", "One Two."],
    ["a &amp; b &#8377;5 &#x41; &unknown;", "a & b ₹5 A &unknown;"],
    ["<script>alert(1)</script>left", "left"],
    ["<style media=all>p { }</style >left", "left"],
    ["<script>not closed", "not closed"],
    ["<!-- a <b> note -->left <!-- open", "left <!-- open"],
    ["Full-chisel .325 inch chain", "Full-chisel .325 inch chain"],
    ["<b>Strong</b>, <i>light</i>.", "Strong, light."],
    ["bar < 40 cm and > 30 cm", "bar < 40 cm and > 30 cm"],
    ["&#99999999;&#xD800;", "&#99999999;&#xD800;"],
    ["&#0;&#55296;&#57343;&#1114112;", "&#0;&#55296;&#57343;&#1114112;"],
    ["&#55295;&#57344;&#x10FFFF;&#x1F;", "\ud7ff\ue000\u{10ffff}\u001f"],
  ])("%s", (html, text) => expect(toPlainText(html)).toBe(text));

  it("never throws and leaves no line breaks", () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        expect(toPlainText(html)).not.toMatch(/[\n\t]/);
      }),
    );
  });
});

describe("truncateWords", () => {
  it("keeps short texts and marks cut ones", () => {
    expect(truncateWords("one two three", 3)).toBe("one two three");
    expect(truncateWords("one two, three", 2)).toBe("one two...");
  });

  it("never shows more words than requested", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (text, count) => {
        expect(truncateWords(text, count).split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(
          count,
        );
      }),
    );
  });
});

describe("truncateAtWord", () => {
  it.each([
    ["A saw for firewood and fences", 18, "A saw for firewood…"],
    ["A saw for firewood, and fences", 19, "A saw for firewood…"],
    ["A saw for firewood and fences", 20, "A saw for firewood…"],
    ["A saw", 20, "A saw"],
    ["https://example.com/a/very/long/address", 20, "https://example.com/…"],
  ])("%s at %d", (text, maximum, cut) => expect(truncateAtWord(text, maximum)).toBe(cut));
});

describe("truncate", () => {
  it("cuts at 100 characters by default, never inside a character", () => {
    expect(truncate("a".repeat(101))).toBe(`${"a".repeat(100)}…`);
    expect(truncate("a".repeat(100))).toBe("a".repeat(100));
    expect(truncate("🌴🌴🌴", 2)).toBe("🌴🌴…");
  });

  it.each([undefined, null, 5, {}, []])("is empty for %s", (value) =>
    expect(truncate(value)).toBe(""),
  );
});
