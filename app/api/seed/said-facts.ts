/** Reads the figures that a machine's features say in words, so that they stand among its figures and not beside them. */
import type { Fact, Machine } from "./machine.ts";

/** A feature that is the figure and nothing more. */
const SAID: [pattern: RegExp, key: string][] = [
  [/^([\d.]+) W motor$/i, "power_w"],
  [/^([\d.]+) kW (?:motor|mechanical power)$/i, "power_kw"],
  [/^([\d.]+) V battery$/i, "voltage_v"],
  [/^(\d+) cm (?:guide )?bar$/i, "bar_length_cm"],
  [/^(\d+) cm blade$/i, "blade_length_cm"],
  [/^(\d+) m blade$/i, "length_m"],
  [/^([\d.]+) m length$/i, "length_m"],
  [/^(?:wide )?(\d+) mm tooth gap$/i, "tooth_spacing_mm"],
  [/^(\d+) cm (?:cutting width|deck)$/i, "cutting_width_cm"],
  [/^(\d+) cm (?:sweeping|working) width$/i, "working_width_cm"],
  [/^(\d+) litre grass box$/i, "catcher_volume_l"],
  [/^(\d+) litre (?:container|bag)$/i, "container_l"],
  [/^(?:up to )?([\d,]+) litres per hour$/i, "flow_rate_lph"],
  [/^(\d+) bar maximum pressure$/i, "max_pressure_bar"],
  [/^(\d+) bar working pressure$/i, "working_pressure_bar"],
  [/^(\d+) m hose$/i, "hose_length_m"],
  [/^(\d+) mm chuck$/i, "chuck_mm"],
  [/^(\d+) Nm torque$/i, "torque_nm"],
  [/^(?:up to )?([\d,]+) rpm$/i, "no_load_rpm"],
  [/^(\d+) mm (?:wheel|disc)$/i, "wheel_diameter_mm"],
  [/^([\d.]+) mm diameter$/i, "diameter_mm"],
  [/^([\d.]+) J impact energy$/i, "impact_energy_j"],
  [/^(\d+) mm in concrete$/i, "drilling_concrete_mm"],
  [/^(?:cuts (?:branches )?|branches )up to (\d+) mm$/i, "max_branch_mm"],
  [/^(\d+) Wh energy$/i, "energy_wh"],
  [/^(\d+) pieces$/i, "piece_count"],
  [/^(\d+) drive links$/i, "drive_links"],
  [/^up to (\d+) minutes run time$/i, "run_time_min"],
  [/^loads (\d+) m of line$/i, "line_capacity_m"],
  [/^([\d.]+) kg$/i, "weight_kg"],
];

/** A feature that says more than the figure in it, and stays. */
const SAID_BESIDE: [pattern: RegExp, key: string][] = [
  [/^([\d.]+) V (?:[\p{Lu}/]+ )?battery (?:platform|system)$/u, "voltage_v"],
  [/^(\d+) cm working width with /i, "working_width_cm"],
  [/pressure up to (\d+) bar$/i, "max_pressure_bar"],
];

const toNumber = (text: string) => Number(text.replaceAll(",", ""));

/** The machine with the figures of its features among its facts; a fact that it has already is never changed. */
export function withSaidFacts(machine: Machine): Machine {
  const facts: Record<string, Fact> = { ...machine.facts };
  const features = machine.features.filter((feature) => {
    for (const [pattern, key] of SAID_BESIDE) {
      const said = pattern.exec(feature)?.[1];
      if (said) facts[key] ??= toNumber(said);
    }
    for (const [pattern, key] of SAID) {
      const said = pattern.exec(feature)?.[1];
      if (!said) continue;
      facts[key] ??= toNumber(said);
      return facts[key] !== toNumber(said);
    }
    return true;
  });
  return { ...machine, facts, features };
}
