/** The inbox's query in the URL; open messages by default. */
import type { MessageStatus } from "#app/contract/message.ts";

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
  const page = params.get("page") ?? "";
  return {
    status: parseStatus(params.get("status")),
    branch: toLine(params.get("branch")),
    q: toLine(params.get("q")),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** A person's email address or phone number; empty for none. */
export function parsePerson(params: URLSearchParams): string {
  return toLine(params.get("person"), MAX_KEY_LENGTH);
}

/** The inbox's URL, without default values. */
export function messagesHref({ status, branch, q, page }: MessagesQuery): string {
  const params = new URLSearchParams();
  if (status !== "open") params.set("status", status ?? "all");
  if (branch !== "") params.set("branch", branch);
  if (q !== "") params.set("q", q);
  if (page !== 1) params.set("page", String(page));
  return params.size === 0 ? "/desk/messages" : `/desk/messages?${params}`;
}

/** Replaces control characters, which the API rejects. */
function toLine(text: string | null, longest = MAX_LENGTH): string {
  return (text ?? "")
    .replace(/[\p{Cc}\u2028\u2029]/gu, " ")
    .trim()
    .slice(0, longest);
}
