/** The inbox's query in the URL; open messages by default. */
import { MessageStatus } from "#app/contract/message.ts";
import { readPage } from "../page-links.tsx";

const MAX_LENGTH = 200;
const MAX_KEY_LENGTH = 254;

/** Invalid values count as missing. */
export function parseMessagesQuery(params: URLSearchParams) {
  const status = params.get("status");
  return {
    /** Undefined for all. */
    status: status === "all" ? undefined : (MessageStatus.safeParse(status).data ?? "open"),
    branch: toLine(params.get("branch")),
    q: toLine(params.get("q")),
    page: readPage(params),
  };
}

/** A person's email address or phone number; empty for none. */
export function parsePerson(params: URLSearchParams): string {
  return toLine(params.get("person"), MAX_KEY_LENGTH);
}

/** Replaces control characters, which the API rejects. */
function toLine(text: string | null, longest = MAX_LENGTH): string {
  return (text ?? "")
    .replace(/[\p{Cc}\u2028\u2029]/gu, " ")
    .trim()
    .slice(0, longest);
}
