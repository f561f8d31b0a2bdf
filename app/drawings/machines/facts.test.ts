import { expect, it } from "vitest";
import { readFacts } from "./facts.ts";

it.each([
  ["Guide bar length", "0,4 m", { bar_length_cm: 40 }],
  ["Guide bar length (inch)", "16", { bar_length_cm: 41 }],
  ["Displacement", "1.200 cc", { displacement_cc: 1200 }],
  ["Engine power", "7½ hp", { power_hp: 7.5 }],
  ["Weight", "~3 kg", { weight_kg: 3 }],
  ["Weight", "1,200 kg", {}],
  ["Guide bar length", "35, 40 cm", {}],
  ["Engine power", "2 x 4 hp", {}],
])("draws a machine of %s %s by %j", (name, value, facts) =>
  expect(readFacts([{ name, value }])).toEqual(facts),
);
