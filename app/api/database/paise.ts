/** Converts money: rupees (or euros …) in the API and spreadsheets, hundredths in the database. */

type Amount = number | null | undefined;

export function toPaise<T extends Amount>(rupees: T): T {
  return typeof rupees === "number" ? (Math.round(rupees * 100) as T) : rupees;
}

export function toRupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100;
}
