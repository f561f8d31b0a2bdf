/** A price raised or lowered by percent, to a whole number. */
export function toNewPrice(price: number | null, percent: number): number | null {
  return price === null ? null : Math.max(0, Math.round(price * (1 + percent / 100)));
}
