/** The panels of the phone's menu: those of the folder, or else the header's. */
import type { Menus } from "./site.ts";

export function toPhonePanel({ key, label, shopAll, categories: links }: Menus["panels"][number]) {
  return { key, label, shopAll, links };
}

export function withPhonePanels(menus: Menus): Menus {
  if (menus.mobile.panels.length > 0) return menus;
  return { ...menus, mobile: { ...menus.mobile, panels: menus.panels.map(toPhonePanel) } };
}
