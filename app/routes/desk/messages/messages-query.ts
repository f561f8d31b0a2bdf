/** The inbox's query in the URL; open messages by default. */
import type { MessageStatus } from "#app/contract/message.ts";
import { readPage, toListHref } from "../page-links.tsx";

interface MessagesQuery {
  /** Null for all. */
  status: MessageStatus | null;
  branch: string;
  q: string;
  page: number;
}

const MAX_LENGTH = 200;
const MAX_KEY_LENGTH = 254;

function parseStatus(text: string | null): MessagesQuery["status"] {
  if (text === "all") return null;
  return text === "handled" ? "handled" : "open";
}

/** Invalid values count as missing. */
export function parseMessagesQuery(params: URLSearchParams): MessagesQuery {
  return {
    status: parseStatus(params.get("status")),
    branch: toLine(params.get("branch")),
    q: toLine(params.get("q")),
    page: readPage(params),
  };
}

/** A person's email address or phone number; empty for none. */
export function parsePerson(params: URLSearchParams): string {
  return toLine(params.get("person"), MAX_KEY_LENGTH);
}

/** The inbox's URL, without default values. */
export function messagesHref({ status, ...query }: MessagesQuery): string {
  const shown = status === "open" ? "" : (status ?? "all");
  return toListHref("/desk/messages", { status: shown, ...query });
}

/** Replaces control characters, which the API rejects. */
function toLine(text: string | null, longest = MAX_LENGTH): string {
  return (text ?? "")
    .replace(/[\p{Cc}\u2028\u2029]/gu, " ")
    .trim()
    .slice(0, longest);
}
