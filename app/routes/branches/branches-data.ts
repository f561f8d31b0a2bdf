/** Structured data (schema.org) of branches. */
import { holidaysAhead, specialHoursData } from "#app/site/holidays.ts";
import { openingHoursData } from "#app/site/opening-hours.ts";
import type { Branch, Company } from "#app/site/site.ts";

export function branchData(
  { phone, hours, picture, position }: Branch,
  today: string,
  absolute: (path: string) => string,
) {
  return {
    telephone: `+${phone.digits}`,
    ...(picture && { image: absolute(picture.src) }),
    openingHoursSpecification: openingHoursData(hours),
    ...specialHoursData(holidaysAhead(hours.holidays, today)),
    ...(position && {
      geo: { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lng },
    }),
  };
}

export function storesData(
  branches: readonly Branch[],
  company: Company,
  today: string,
  absolute: (path: string) => string,
): Record<string, unknown>[] {
  return branches.map((branch) => ({
    "@type": "HardwareStore",
    "@id": absolute(`/branches#${branch.slug}`),
    name: `${company.name}, ${branch.name}`,
    address: branch.address,
    ...(branch.email && { email: branch.email }),
    ...branchData(branch, today, absolute),
  }));
}
