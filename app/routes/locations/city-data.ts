/** What search engines read of a town's page: the service, where delivery is free and where it is paid. */

import { serviceRecord } from "#app/content/branches.ts";
import { company } from "#app/content/company.ts";
import { sceneFileUrl } from "#app/ui/scene/scene-files.ts";

export function serviceData(
  city: { name: string; path: string; district: string },
  absolute: (path: string) => string,
): Record<string, unknown> {
  const { freeRadiusKm, freeAboveRupees } = company.delivery;
  const { position, hours } = serviceRecord;
  return {
    "@type": "LocalBusiness",
    "@id": absolute("/#business"),
    name: company.name,
    description: `Professional power tools in ${city.name}: sales, service, spare parts and delivery.`,
    url: absolute(city.path),
    image: absolute(sceneFileUrl("about-1600.webp")),
    telephone: `+${serviceRecord.phone.digits}`,
    email: company.supportEmail,
    address: {
      "@type": "PostalAddress",
      streetAddress: company.headquarters.street,
      addressLocality: company.headquarters.town,
      addressRegion: company.headquarters.state,
      postalCode: company.headquarters.pin.replaceAll(" ", ""),
      addressCountry: company.headquarters.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lng },
    openingHours: `Mo-Sa ${hours.opens}-${hours.closes}`,
    areaServed: {
      "@type": "City",
      name: city.name,
      containedInPlace: { "@type": "AdministrativeArea", name: `${city.district}, Kerala` },
    },
    makesOffer: [
      {
        "@type": "Offer",
        name: `Free delivery within ${freeRadiusKm} km on orders above ₹${freeAboveRupees.toLocaleString("en-IN")}`,
        areaServed: {
          "@type": "GeoCircle",
          geoMidpoint: { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lng },
          geoRadius: freeRadiusKm * 1000,
        },
      },
      {
        "@type": "Offer",
        name: "Paid delivery across Kerala",
        areaServed: { "@type": "State", name: "Kerala" },
      },
    ],
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: "Services",
      itemListElement: serviceRecord.services.map((name) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name },
      })),
    },
  };
}
