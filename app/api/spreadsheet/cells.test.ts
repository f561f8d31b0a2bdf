/** Amounts in cells: notations of many countries are read, ambiguous ones refused. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { CellError, toAmount, toTaxRate, toWhole, toYesOrNo } from "./cells.ts";

it.each([
  ["12500", "12500"],
  ["1,25,000.50", "125000.5"],
  ["₹ 12,500.50", "12500.5"],
  ["Rs. 450/-", "450"],
  ["12 990:-", "12990"],
  ["KSh 1,299", "1299"],
  ["125,000/=", "125000"],
  ["3 499,00 zł", "3499"],
  ["1.250.000", "1250000"],
  ["1’299.90", "1299.9"],
  ["299.90000000000003", "299.9"],
  ["", ""],
])("reads %s as %s", (written, amount) => {
  expect(toAmount(written)).toBe(amount);
});

it.each(["12.500", "5/", "1.5 lakh", "12k", "-5", "1e5", "€", "12,50,0", "call us"])(
  "rejects %s",
  (written) => {
    expect(() => toAmount(written)).toThrow(CellError);
  },
);

it("says that an amount below 0 is negative", () => {
  expect(() => toAmount("-500")).toThrow("must not be negative");
});

it("reads amounts as it writes them, and as spreadsheet programs show them", () => {
  const languages = fc.constantFrom("en-IN", "en-US", "de-DE", "pt-PT", "fr-FR", "de-CH", "sv-SE");
  const currencies = fc.constantFrom("INR", "EUR", "KES");
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_99 }),
      languages,
      currencies,
      (cents, language, currency) => {
        const amount = cents / 100;
        const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
        const shown = new Intl.NumberFormat(language, style).format(amount);
        expect(toAmount(String(amount))).toBe(String(amount));
        expect(toAmount(shown.replace(/\s*\p{L}+$/u, ""))).toBe(String(amount));
      },
    ),
  );
});

it("reads a tax rate in percent, and rejects 0.18", () => {
  expect(["", "0", "18 %", "12,5"].map(toTaxRate)).toEqual(["", "0", "18", "12.5"]);
  for (const written of ["0.18", "118", "GST", "-5"])
    expect(() => toTaxRate(written)).toThrow("must be a rate in percent");
});

it("reads a stock in groups of digits, and rejects fractions", () => {
  const written = ["", "0", "12", "1,200", "1,20,000", "1 200", "5.0"];
  expect(written.map(toWhole)).toEqual(["", "0", "12", "1200", "120000", "1200", "5"]);
  for (const fraction of ["1,5", "1.5", "1,50", "1.200", "-1", "many", "1,2,3", "9999999999"])
    expect(() => toWhole(fraction)).toThrow("must be a whole number");
});

it("reads yes and no in several languages, an x as yes and an empty cell as no", () => {
  for (const yes of ["yes", "X", "1", "Ja", "sim"]) expect(toYesOrNo(yes), yes).toBe("yes");
  for (const no of ["", "no", "0", "Nein", "não"]) expect(toYesOrNo(no), no).toBe("no");
  expect(() => toYesOrNo("perhaps")).toThrow("must be yes or no");
});
