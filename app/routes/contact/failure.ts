/** What the form says when a message was sent and no answer of this site came back. */
import { data, isRouteErrorResponse } from "react-router";
import type { ContactErrors } from "./contact-message.ts";

/** Fixed wording: the first for a server that refuses or fails, the second for a lost connection. */
export const NOT_TAKEN = "Failed to submit form. Please try again.";
const NO_CONNECTION = "Failed to submit form. Please check your connection and try again.";
export const TOO_LONG = "This is more than the form can carry. Please shorten it, or send it by e-mail.";

/** The action's answer in place of what `serverAction` threw; without values, so that the form keeps its own. */
export function toFailure(error: unknown) {
  if (isRouteErrorResponse(error) && error.status === 413) return answer(413, { message: TOO_LONG }, null);
  // `fetch` rejects with a TypeError when there is no connection.
  return answer(503, {}, error instanceof TypeError ? NO_CONNECTION : NOT_TAKEN);
}

function answer(status: number, errors: ContactErrors, failure: string | null) {
  return data({ values: null, errors, failure }, { status });
}
