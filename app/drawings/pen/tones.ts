/** Colours of the drawings: each tone has a base, a shade and a light. */
export interface Tone {
  base: string;
  shade: string;
  light: string;
}

export const INK = "#16181a";

/** Charge lights, on and off. */
export const LIGHT_ON = "#3f8a5f";
export const LIGHT_OFF = "#f7f5f0";

export const tones = {
  orange: { base: "#f26b0f", shade: "#c9520a", light: "#ff9b52" },
  flame: { base: "#e2560a", shade: "#b9420a", light: "#ff8f4d" },
  graphite: { base: "#565c63", shade: "#42474d", light: "#8d949b" },
  grey: { base: "#e9e6df", shade: "#cfcac0", light: "#f7f5f0" },
  dark: { base: "#2b2e31", shade: "#1c1e20", light: "#5b6066" },
  mid: { base: "#6d7278", shade: "#54595e", light: "#9aa0a6" },
  steel: { base: "#b9bec4", shade: "#949ba2", light: "#e2e5e8" },
  leaf: { base: "#1f5a3c", shade: "#17452e", light: "#3f8a5f" },
  teal: { base: "#0f7c80", shade: "#0b6266", light: "#55b0b1" },
  yellow: { base: "#e2b007", shade: "#bb8e04", light: "#f6d560" },
  green: { base: "#2f6b45", shade: "#245437", light: "#6ba380" },
  blue: { base: "#2f5f8f", shade: "#234a72", light: "#6e9bc6" },
  red: { base: "#b23a2e", shade: "#8c2b22", light: "#d97a6d" },
  slate: { base: "#868c91", shade: "#6b7176", light: "#b4b9bd" },
  wood: { base: "#cfa365", shade: "#b08449", light: "#e8c993" },
  clear: { base: "#dfe6e6", shade: "#bccaca", light: "#f6fafa" },
  /** Parts on the far side, such as the rear leg of a loop handle. */
  far: { base: "#1c1e20", shade: "#1c1e20", light: "#1c1e20" },
} satisfies Record<string, Tone>;

/** The coloured part of a machine: orange for STIHL, a muted colour (never a logo) for others. */
export type Accent = "orange" | "flame" | "teal" | "yellow" | "green" | "blue" | "red" | "grey";

export function accentOf(accent: Accent): Tone {
  return accent === "grey" ? tones.slate : tones[accent];
}

/** Tone of the housing beside the coloured part: graphite with flame, otherwise pale grey. */
export function bodyBeside(accent: Tone): Tone {
  return accent === tones.flame ? tones.graphite : tones.grey;
}
