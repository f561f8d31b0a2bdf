/** Loads the messages of every language, as the server does at its start. */
import { LANGUAGES, loadMessages } from "#app/languages/language.ts";

await Promise.all(LANGUAGES.map(loadMessages));
