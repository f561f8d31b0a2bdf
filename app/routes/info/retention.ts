/** Says how long visitors' messages are kept, as the server is set. */
import type { Environment } from "#app/env.server.ts";

type Settings = Pick<Environment, "MESSAGE_RETENTION_DAYS" | "UPSTREAM_URL" | "SMTP_URL" | "CONTACT_MAIL_TO">;

/** What a dealer's page writes where the sentence is to stand. */
const PLACE = "{messageRetention}";

/** The HTML with what is known: another host that stores the messages keeps them by its own rules. */
export function withRetention(html: string, settings: Settings): string {
  const { MESSAGE_RETENTION_DAYS: days, UPSTREAM_URL, SMTP_URL, CONTACT_MAIL_TO } = settings;
  if (UPSTREAM_URL) return html.replace(`<p>${PLACE}</p>`, "").replace(PLACE, "");
  const stored = `This site deletes a message ${days === 1 ? "one day" : `${days} days`} after it came.`;
  const mailed = "It also reaches us as an e-mail, which is not deleted with it.";
  return html.replace(PLACE, SMTP_URL && CONTACT_MAIL_TO ? `${stored} ${mailed}` : stored);
}
