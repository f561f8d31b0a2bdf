/** Structured data (schema.org) of the branches. */
import { holidaysAhead, specialHoursData } from "#app/site/holidays.ts";
import { openingHoursData } from "#app/site/opening-hours.ts";
import type { Branch, Company } from "#app/site/site.ts";

export function storesData(
  branches: readonly Branch[],
  company: Company,
  today: string,
  absolute: (path: string) => string,
): Record<string, unknown>[] {
  return branches.map(({ slug, name, address, phone, email, hours, picture, position }) => ({
    "@type": "HardwareStore",
    "@id": absolute(`/branches#${slug}`),
    name: `${company.name}, ${name}`,
    address,
    telephone: `+${phone.digits}`,
    ...(email && { email }),
    ...(picture && { image: absolute(picture.src) }),
    openingHoursSpecification: openingHoursData(hours),
    ...specialHoursData(holidaysAhead(hours.holidays, today)),
    ...(position && {
      geo: { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lng },
    }),
  }));
}
