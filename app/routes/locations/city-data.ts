/** What search engines read of a town's page: the service, where delivery is free and where it is paid. */
import { formatMoney } from "#app/site/money.ts";
import type { Company } from "#app/site/site.ts";
import type { CityView } from "./city-view.server.ts";

export function serviceData(
  city: CityView,
  company: Company,
  absolute: (path: string) => string,
): Record<string, unknown> {
  const { name, supportEmail, headquarters, region, delivery } = company;
  const { headOffice, services } = city.business;
  const { street, town, state, pin, country } = headquarters;
  const geo = headOffice.position && {
    "@type": "GeoCoordinates",
    latitude: headOffice.position.lat,
    longitude: headOffice.position.lng,
  };
  return {
    "@type": "LocalBusiness",
    "@id": absolute(`${city.path}#service`),
    name,
    description: city.lead,
    url: absolute(city.path),
    ...(headOffice.picture && { image: absolute(headOffice.picture.src) }),
    telephone: `+${headOffice.phone.digits}`,
    email: supportEmail,
    parentOrganization: { "@id": absolute("/#business") },
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: town,
      addressRegion: state,
      postalCode: pin.replaceAll(" ", ""),
      addressCountry: country,
    },
    ...(geo && { geo }),
    openingHoursSpecification: headOffice.openingHours,
    areaServed: {
      "@type": "City",
      name: city.name,
      containedInPlace: { "@type": "AdministrativeArea", name: [city.district, region].filter(Boolean).join(", ") },
    },
    ...(delivery && {
      makesOffer: [
        {
          "@type": "Offer",
          name: `Free delivery within ${delivery.freeRadiusKm} km on orders above ${formatMoney(delivery.freeAbove, company)}`,
          ...(geo && {
            areaServed: { "@type": "GeoCircle", geoMidpoint: geo, geoRadius: delivery.freeRadiusKm * 1000 },
          }),
        },
        ...(region
          ? [
              {
                "@type": "Offer",
                name: `Paid delivery across ${region}`,
                areaServed: { "@type": "AdministrativeArea", name: region },
              },
            ]
          : []),
      ],
    }),
    ...(services.length > 0 && {
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: "Services",
        itemListElement: services.map((service) => ({
          "@type": "Offer",
          itemOffered: { "@type": "Service", name: service },
        })),
      },
    }),
  };
}
