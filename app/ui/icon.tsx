/** One icon of the sprite, in the text colour. */
import sprite from "./icons.svg?url";

/** Every symbol of the sprite. */
const iconNames = [
  "alert",
  "calendar",
  "chat",
  "check",
  "clock",
  "close",
  "compare",
  "copy",
  "directions",
  "down",
  "filter",
  "left",
  "list",
  "mail",
  "map",
  "menu",
  "minus",
  "pause",
  "phone",
  "pin",
  "play",
  "plus",
  "right",
  "search",
  "share",
  "sms",
  "tools",
  "zoom",
] as const;

export type IconName = (typeof iconNames)[number];

/** Decorative: the control around it has the accessible name. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
