/** What a machine is called where its brand does not stand beside it. */

/** 'STIHL MS 250'; a name that already begins with its brand stays as it is. */
export function fullName({ brand, name }: { brand: string; name: string }): string {
  return name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name : `${brand} ${name}`;
}
