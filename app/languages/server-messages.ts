/** The messages that only the server writes, in every language. */
import { messages as en, type ServerMessages } from "./en/server-messages.ts";
import type { Language } from "./language.ts";

const byLanguage: Readonly<Record<Language, ServerMessages>> = { en };

export const serverMessagesIn = (language: Language): ServerMessages => byLanguage[language];
