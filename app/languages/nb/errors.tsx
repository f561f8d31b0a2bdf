/** The error pages in Norwegian. */
import type { Messages } from "../en/messages.ts";

export const errors: Messages["errors"] = {
  notFound: "Siden finnes ikke",
  notFoundHint:
    "Kontroller nettadressen, eller søk etter produktet. Det selges kanskje ikke lenger.",
  backToHome: "Til forsiden",
  allCategories: "Alle kategorier",
  locations: "Her finner du oss",
  call: (phone) => `Ring ${phone}`,

  outage: "Katalogen er ikke tilgjengelig akkurat nå",
  outageHint: "Prøv igjen om et minutt, eller ring oss.",

  notLoaded: "Siden kunne ikke hentes",
  notLoadedHint: "Kontroller forbindelsen, og prøv igjen.",
  reference: (id) => <>Referanse: {id}</>,

  problem: "Noe gikk galt",
  tooLarge: "Skjemaet er for stort. Gjør teksten kortere, eller velg en mindre fil.",
  rejected: "Siden kan ikke behandle forespørselen. Gå tilbake, og prøv igjen.",
};
