import { expect, it } from "vitest";
import { toPlanView } from "./plan-view.ts";

it("describes how each specification of a spreadsheet is read", () => {
  const changes = [
    { column: "Power", from: "", to: "5,5 kW" },
    { column: "Engine", from: "", to: "2 x 1.5 kW" },
    { column: "Torque", from: "7 Nm", to: "" },
    { column: "Price", from: "", to: "12500" },
  ];
  const row = { row: 2, sku: "A", name: "A", outcome: "new" as const, changes, errors: [] };
  const counts = { new: 1, changed: 0, same: 0, example: 0, wrong: 0 };
  const details = ["Power", "Engine", "Torque"];
  const none = { made: [], unknown: [], definable: [], notes: [] };
  const plan = { written: false, counts, details, ...none, rows: [row] };
  const { rows } = toPlanView(plan);
  expect(rows[0]?.changes.map(({ reading }) => reading)).toEqual([
    "Read as 5.5 kW",
    "Stored as text",
    "",
    "",
  ]);
});
