/** Describes how long visitors' messages are kept, from the server's settings. */

import type { Environment } from "#app/env.server.ts";
import type { Messages } from "#app/languages/en/messages.ts";

type Settings = Pick<
  Environment,
  "MESSAGE_RETENTION_DAYS" | "UPSTREAM_URL" | "SMTP_URL" | "CONTACT_MAIL_TO"
>;

/** The placeholder in a shop's page. */
const PLACEHOLDER = "{messageRetention}";

/** Fills in the placeholder; removes it if another host stores the messages. */
export function withRetention(html: string, settings: Settings, t: Messages["info"]): string {
  const { MESSAGE_RETENTION_DAYS: days, UPSTREAM_URL, SMTP_URL, CONTACT_MAIL_TO } = settings;
  if (UPSTREAM_URL) return html.replace(`<p>${PLACEHOLDER}</p>`, "").replace(PLACEHOLDER, "");
  const stored = t.deletedAfter(days);
  return html.replace(
    PLACEHOLDER,
    SMTP_URL && CONTACT_MAIL_TO ? `${stored} ${t.alsoMailed}` : stored,
  );
}
