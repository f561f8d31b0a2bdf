/** Says how long visitors' messages are kept, as the server is set. */
import type { InfoSection } from "#app/content/info-pages.ts";
import type { Environment } from "#app/env.server.ts";

type Settings = Pick<Environment, "MESSAGE_RETENTION_DAYS" | "UPSTREAM_URL" | "SMTP_URL" | "CONTACT_MAIL_TO">;

/** The section with what is known: another host that stores the messages keeps them by its own rules. */
export function withRetention(section: InfoSection, settings: Settings): InfoSection {
  const { MESSAGE_RETENTION_DAYS: days, UPSTREAM_URL, SMTP_URL, CONTACT_MAIL_TO } = settings;
  if (UPSTREAM_URL) return section;
  const stored = `This site deletes a message ${days === 1 ? "one day" : `${days} days`} after it came.`;
  const mailed = "It also reaches us as an e-mail, which is not deleted with it.";
  return {
    ...section,
    paragraphs: [...section.paragraphs, SMTP_URL && CONTACT_MAIL_TO ? `${stored} ${mailed}` : stored],
  };
}
