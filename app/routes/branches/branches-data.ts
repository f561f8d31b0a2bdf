/** What search engines read of the branches: each is a store of the dealer's. */
import { branches } from "#app/content/branches.ts";
import { company } from "#app/content/company.ts";

export function storesData(absolute: (path: string) => string): Record<string, unknown>[] {
  return branches
    .filter(({ onBranchesPage }) => onBranchesPage)
    .map(({ slug, name, address, phone, email, hours, image, position }) => ({
      "@type": "HardwareStore",
      "@id": absolute(`/branches#${slug}`),
      name: `${company.name}, ${name}`,
      address,
      telephone: `+${phone.digits}`,
      email,
      image: absolute(`/images/branches/${image}.webp`),
      openingHours: `Mo-Sa ${hours.opens}-${hours.closes}`,
      ...(position ? { geo: { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lng } } : {}),
    }));
}
