import fc from "fast-check";
import { expect, it } from "vitest";
import { toDetailCells, withDetailCells } from "./details.ts";

it("a changed cell leaves every other detail, repeated names included", () => {
  const name = fc.constantFrom(
    "Speed",
    "Speed (2)",
    "Speed (3)",
    "Price",
    "Detail: Price",
    "Staff: Price",
  );
  const list = fc.constantFrom("technical_details" as const, "staff_values" as const);
  const detail = fc.record({ name, value: fc.stringMatching(/^[1-9]{1,3}$/) });
  fc.assert(
    fc.property(fc.array(detail, { minLength: 1 }), fc.nat(), list, (details, at, field) => {
      const cells = toDetailCells(details, field);
      expect([...cells.values()]).toEqual(details.map(({ value }) => value));
      const index = at % details.length;
      const title = [...cells.keys()][index] ?? "";
      const changed = details.map((each, position) =>
        position === index ? { ...each, value: "1000" } : each,
      );
      expect(withDetailCells(details, field, new Map([[title, "1000"]]))).toEqual(changed);
    }),
  );
});
