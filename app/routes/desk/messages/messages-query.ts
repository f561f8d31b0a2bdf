/** The inbox in its address: open unless it says otherwise. */
import type { MessageStatus } from "#app/contract/message.ts";

export interface MessagesQuery {
  /** Null for all. */
  status: MessageStatus | null;
  branch: string;
  q: string;
  page: number;
}

const LONGEST = 200;
const LONGEST_KEY = 254;

/** Never throws: a bad value counts as none. */
export function parseMessagesQuery(params: URLSearchParams): MessagesQuery {
  const status = params.get("status");
  const page = params.get("page") ?? "";
  return {
    status: status === "all" ? null : status === "handled" ? "handled" : "open",
    branch: toLine(params.get("branch")),
    q: toLine(params.get("q")),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** One person's e-mail address or phone number; empty for none. */
export function parsePerson(params: URLSearchParams): string {
  return toLine(params.get("person"), LONGEST_KEY);
}

/** The page's own address: there the default goes unsaid. */
export function messagesHref({ status, branch, q, page }: MessagesQuery): string {
  const params = new URLSearchParams();
  if (status !== "open") params.set("status", status ?? "all");
  if (branch !== "") params.set("branch", branch);
  if (q !== "") params.set("q", q);
  if (page !== 1) params.set("page", String(page));
  return params.size === 0 ? "/desk/messages" : `/desk/messages?${params}`;
}

/** Without signs that no line of text holds, which the API refuses. */
function toLine(text: string | null, longest = LONGEST): string {
  return (text ?? "")
    .replace(/[\p{Cc}\u2028\u2029]/gu, " ")
    .trim()
    .slice(0, longest);
}
