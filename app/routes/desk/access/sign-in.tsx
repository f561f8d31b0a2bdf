/** Signing in to the desk with e-mail and password. */
import { data, redirect } from "react-router";
import { Session } from "#app/contract/admin.ts";
import { readForm } from "#app/http/form.ts";
import { requestFactsContext } from "#app/http/request-facts.ts";
import { DESK_FORMS, PUBLIC_FORMS, RATES } from "#app/limits.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import { DeskApiError } from "../desk-api.server.ts";
import { DESK_PAGE, type KeptForm, parseKeptForm, toKeptForm } from "../form/kept-form.ts";
import { SendAgain } from "../form/send-again.tsx";
import type { Route } from "./+types/sign-in";
import { openChanges, wasSignedIn } from "./require-sign-in.server.ts";
import { signInHeader } from "./session-cookie.server.ts";
import { SignInForm } from "./sign-in-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Sign in | Desk" }];

/** When to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const limit = createRateLimit(RATES.signInForms);

export async function action({ request, url, context }: Route.ActionArgs) {
  const from = url.searchParams.get("from");
  // Files go no further than this: they are chosen again.
  if (from !== null && request.headers.get("Content-Type")?.startsWith("multipart/")) return refuseEnded(null);
  const isKnown = await wasSignedIn(request);
  const formLimit = isKnown ? DESK_FORMS.ended : PUBLIC_FORMS.signIn;
  const form = await readForm(request, formLimit);
  const isFirst = from !== null && !form.has("kept");
  const kept = isFirst ? toKeptForm(from, form) : parseKeptForm(String(form.get("kept")), formLimit.entries);
  const email = isFirst ? undefined : String(form.get("email") ?? "").trim();
  const wait = isKnown ? null : limit.take(context.get(requestFactsContext).clientAddress);
  if (wait !== null) return refuseTooMany(wait, { email, kept });
  if (isFirst) return refuseEnded(kept);
  const password = String(form.get("password") ?? "");
  try {
    const session = await openChanges({ request, context }).send("POST", "/admin/login", Session, {
      email,
      password,
    });
    const headers = await signInHeader(session.token);
    if (kept) return data({ email, message: null, kept, isSignedIn: true }, { headers });
    return redirect(toDeskPath(url.searchParams.get("to")), { headers });
  } catch (error) {
    if (!(error instanceof DeskApiError)) throw error;
    const message = error.status === 400 ? "Enter your e-mail address and your password." : error.message;
    return data({ email, message, kept, isSignedIn: false }, { status: error.status, headers: error.retryHeaders });
  }
}

/** Somebody's session ended while they were typing. */
function refuseEnded(kept: KeptForm | null) {
  const next = kept
    ? "What you typed is kept, and can be sent after signing in."
    : "Sign in, and choose the files again.";
  const message = `Your session has ended: nothing was saved. ${next}`;
  return data({ email: undefined, message, kept, isSignedIn: false }, { status: 401 });
}

function refuseTooMany(seconds: number, typed: { email: string | undefined; kept: KeptForm | null }) {
  const minutes = Math.ceil(seconds / 60);
  const message = `Too many forms came from your connection. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  const headers = { "Retry-After": String(seconds) };
  return data({ ...typed, message, isSignedIn: false }, { status: 429, headers });
}

/** Only a page of the desk: an address from elsewhere must not lead away from the site. */
function toDeskPath(to: string | null): string {
  return to !== null && DESK_PAGE.test(to) && !to.includes("//") ? to : "/desk/overview";
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  if (actionData?.isSignedIn && actionData.kept) {
    return (
      <section className="desk-sign-in" aria-labelledby="desk-title">
        <h1 id="desk-title">You are signed in again</h1>
        <p>What you typed before is still here. It has not been saved yet.</p>
        <SendAgain {...actionData.kept} />
      </section>
    );
  }
  return (
    <section className="desk-sign-in" aria-labelledby="desk-title">
      <h1 id="desk-title">Sign in</h1>
      {actionData?.message && (
        <p className="desk-alert" role="alert">
          {actionData.message}
        </p>
      )}
      <SignInForm email={actionData?.email} kept={actionData?.kept} />
      <p>Forgotten your password? Ask the owner to invite you again: the new link sets a new password.</p>
    </section>
  );
}
