/** What search engines read of the branches: the dealer as an organisation and each branch as a store. */
import { branches } from "#app/content/branches.ts";
import { company } from "#app/content/company.ts";

export function branchesData(absolute: (path: string) => string): Record<string, unknown> {
  return {
    "@type": "Organization",
    name: company.name,
    url: absolute("/"),
    telephone: `+${company.phone.digits}`,
    email: company.supportEmail,
    foundingDate: String(company.since),
    department: branches
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
      })),
  };
}
