import { expect, it } from "vitest";
import type { Machine } from "./machine.ts";
import { withSaidFacts } from "./said-facts.ts";

const machine = (features: string[], facts: Machine["facts"] = {}): Machine => ({
  ...{ model: "X", brand: "Y", category: "z", subcategory: "z", power_type: "none", summary: "" },
  ...{ features, facts },
});

it("takes a feature that is a figure among the figures", () => {
  expect(withSaidFacts(machine(["1800 W motor", "Up to 3,500 litres per hour", "Carry handle"]))).toMatchObject({
    facts: { power_w: 1800, flow_rate_lph: 3500 },
    features: ["Carry handle"],
  });
});

it("leaves a feature that says more, and one that says another figure than the fact", () => {
  const { facts, features } = withSaidFacts(
    machine(["36 V AP battery platform", "45 cm blade"], { blade_length_cm: 50 }),
  );
  expect(facts).toEqual({ voltage_v: 36, blade_length_cm: 50 });
  expect(features).toEqual(["36 V AP battery platform", "45 cm blade"]);
});
