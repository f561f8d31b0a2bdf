/** The contact page in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { list, number, plural } from "./intl.ts";

export const contact: Messages["contact"] = {
  home: "Forside",
  crumb: "Kontakt",
  title: "Kontakt oss",
  refusedTitle: (title) => `Feil: ${title}`,
  description: (shop) => `Skriv til ${shop}, ring, eller finn en avdeling.`,
  weReply: (promise) => `Vi svarer ${promise}.`,
  questions: "Vanlige spørsmål",
  whatsApp: "WhatsApp",
  call: (phone) => `Ring ${phone}`,

  form: "Send en melding",
  name: "Fullt navn *",
  email: "E-postadresse",
  emailHint: "E-post eller telefon: ett av dem er nok.",
  phone: "Telefon",
  subject: "Emne *",
  chooseSubject: "Velg emne",
  subjects: {
    "product-support": "Produktstøtte",
    warranty: "Garantisak",
    parts: "Reservedeler",
    general: "Generell henvendelse",
    feedback: "Tilbakemelding",
    other: "Annet",
  },
  product: "Produkt",
  branch: "Avdeling",
  anyBranch: "Hvilken som helst avdeling",
  message: "Melding *",
  honeypot: "La dette feltet stå tomt",
  send: "Send melding",
  sending: "Sender ...",
  thanks: "Takk for meldingen.",

  notSent: (fields) => (
    <>
      <strong>Meldingen ble ikke sendt.</strong> Kontroller {list(fields)}.
    </>
  ),
  fields: {
    name: "navnet",
    email: "e-postadressen",
    phone: "telefonnummeret",
    subject: "emnet",
    message: "meldingen",
    branch: "avdelingen",
    product: "produktet",
  },
  enterName: "Oppgi fullt navn.",
  chooseASubject: "Velg et emne.",
  enterMessage: "Skriv en melding.",
  invalidEmail: "Oppgi en fullstendig e-postadresse, for eksempel navn@example.com.",
  tooLongEmail: "E-postadressen kan ha høyst 254 tegn.",
  invalidPhone: "Oppgi et fullstendig telefonnummer, eller en e-postadresse ovenfor.",
  enterEmailOrPhone: "Oppgi e-postadresse eller telefonnummer, slik at vi kan svare.",
  tooLong: "Meldingen er for lang. Gjør den kortere, eller send den som e-post.",
  notSubmitted: "Skjemaet kunne ikke sendes. Prøv igjen.",
  noConnection: "Skjemaet kunne ikke sendes. Kontroller forbindelsen, og prøv igjen.",
  tooMany: (minutes) =>
    plural(minutes, {
      one: "Det er sendt for mange meldinger fra din forbindelse. Prøv igjen om 1 minutt, eller ring oss.",
      other: `Det er sendt for mange meldinger fra din forbindelse. Prøv igjen om ${number(minutes)} minutter, eller ring oss.`,
    }),

  directly: "Ta direkte kontakt",
  customerService: "Kundeservice",
  mail: "E-post",
  headquarters: "Hovedkontor",
  goodToKnow: "Godt å vite",
  otherWays: "Andre måter å nå oss på",
  phoneSupport: "Telefon",
  speak: "Snakk med en tekniker.",
  chat: "Chat",
  chatHours: "På WhatsApp, i åpningstiden.",
  startChat: "Start en samtale",
  mailSupport: "E-post",
  anyTime: "Skriv når som helst.",
};
