/** Amounts in a sheet: read as people of any country write them, never guessed at. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { BadCell, toAmount } from "./cells.ts";

it.each([
  ["12500", "12500"],
  ["12,500", "12500"],
  ["1,25,000.50", "125000.5"],
  ["₹ 12,500.50", "12500.5"],
  ["Rs. 450/-", "450"],
  ["KSh 1,299", "1299"],
  ["299,90", "299.9"],
  ["1.299,90 €", "1299.9"],
  ["1.250.000", "1250000"],
  ["1 299,90", "1299.9"],
  ["1’299.90", "1299.9"],
  ["299.90000000000003", "299.9"],
  ["", ""],
])("reads %s as %s", (written, amount) => {
  expect(toAmount(written)).toBe(amount);
});

it.each(["12.500", "1.5 lakh", "12k", "-5", "1e5", "€", "12,50,0", "call us"])("asks what %s means", (written) => {
  expect(() => toAmount(written)).toThrow(BadCell);
});

it("reads every amount that it writes, and as a program for tables shows it in any language", () => {
  const languages = fc.constantFrom("en-IN", "en-US", "de-DE", "pt-PT", "fr-FR", "de-CH", "sv-SE");
  const currencies = fc.constantFrom("INR", "EUR", "KES");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), languages, currencies, (cents, language, currency) => {
      const amount = cents / 100;
      const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
      const shown = new Intl.NumberFormat(language, style).format(amount);
      expect(toAmount(String(amount))).toBe(String(amount));
      expect(toAmount(shown.replace(/\s*\p{L}+$/u, ""))).toBe(String(amount));
    }),
  );
});
