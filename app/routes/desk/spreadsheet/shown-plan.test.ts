import { expect, it } from "vitest";
import { toShownPlan } from "./shown-plan.ts";

it("tells how each figure of a sheet is understood", () => {
  const changes = [
    { column: "Power", from: "", to: "5,5 kW" },
    { column: "Engine", from: "", to: "2 x 1.5 kW" },
    { column: "Torque", from: "7 Nm", to: "" },
    { column: "Price", from: "", to: "12500" },
  ];
  const row = { row: 2, sku: "A", name: "A", outcome: "new" as const, changes, errors: [] };
  const counts = { new: 1, changed: 0, same: 0, wrong: 0 };
  const details = ["Power", "Engine", "Torque"];
  const { rows } = toShownPlan({ written: false, counts, made: [], details, rows: [row] });
  expect(rows[0]?.changes.map(({ reading }) => reading)).toEqual(["Read as 5.5 kW", "Kept as text", "", ""]);
});
