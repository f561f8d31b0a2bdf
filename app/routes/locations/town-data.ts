/** A town page's structured data: the service, and the areas of free and of paid delivery. */
import type { Messages } from "#app/languages/en/messages.ts";
import { formatMoney } from "#app/site/money.ts";
import type { Site } from "#app/site/site.ts";
import { branchData } from "../branches/branches-view.ts";
import type { TownView } from "./town-view.server.ts";

export function serviceData(
  town: TownView,
  { company, branches: [headOffice], areas: { services } }: Site,
  today: string,
  absolute: (path: string) => string,
  t: Messages["towns"],
): Record<string, unknown> {
  const { name, supportEmail, headquarters, region, delivery } = company;
  const { street, state, pin, country } = headquarters;
  if (!headOffice) throw new Error("A shop has at least one branch");
  const office = branchData(headOffice, today, absolute);
  const district = {
    "@type": "AdministrativeArea",
    name: [town.district, region].filter(Boolean).join(", "),
  };
  return {
    "@type": "LocalBusiness",
    "@id": absolute(`${town.path}#service`),
    name,
    description: town.lead,
    url: absolute(town.path),
    email: supportEmail,
    parentOrganization: { "@id": absolute("/#business") },
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: headquarters.town,
      ...(state && { addressRegion: state }),
      postalCode: pin.replaceAll(" ", ""),
      addressCountry: country,
    },
    ...office,
    areaServed: town.isDistrict
      ? district
      : { "@type": "City", name: town.name, containedInPlace: district },
    ...(delivery && {
      makesOffer: [
        {
          "@type": "Offer",
          name: t.offerFree(delivery.freeRadiusKm, formatMoney(delivery.freeAbove, company)),
          ...(office.geo && {
            areaServed: {
              "@type": "GeoCircle",
              geoMidpoint: office.geo,
              geoRadius: delivery.freeRadiusKm * 1000,
            },
          }),
        },
        ...(region
          ? [
              {
                "@type": "Offer",
                name: t.offerPaid(region),
                areaServed: { "@type": "AdministrativeArea", name: region },
              },
            ]
          : []),
      ],
    }),
    ...(services.length > 0 && {
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: t.services,
        itemListElement: services.map((service) => ({
          "@type": "Offer",
          itemOffered: { "@type": "Service", name: service },
        })),
      },
    }),
  };
}
