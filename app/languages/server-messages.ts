/** The messages that only the server writes, in every language. */
import { messages as en, type ServerMessages } from "./en/server-messages.ts";
import type { Language } from "./language.ts";
import { messages as ml } from "./ml/server-messages.ts";
import { messages as nb } from "./nb/server-messages.ts";

const byLanguage: Readonly<Record<Language, ServerMessages>> = { en, ml, nb };

export const serverMessagesIn = (language: Language): ServerMessages => byLanguage[language];
