/** Signs in to the desk with email and password. */
import { data, redirect } from "react-router";
import { Login } from "#app/contract/accounts.ts";
import { readForm } from "#app/http/form.ts";
import { DESK_FORMS, PUBLIC_FORMS } from "#app/limits.ts";
import { findRejection } from "../desk-api.server.ts";
import { SendAgain } from "../form/send-again.tsx";
import {
  DESK_PAGE,
  parseUnsavedForm,
  toUnsavedForm,
  type UnsavedForm,
} from "../form/unsaved-form.ts";
import type { Route } from "./+types/sign-in";
import { openSignIn, wasSignedIn } from "./require-sign-in.server.ts";
import { signInHeader } from "./session-cookie.server.ts";
import { SignInForm } from "./sign-in-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Sign in | Desk" }];

/** `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function action({ request, url, context }: Route.ActionArgs) {
  const from = url.searchParams.get("from");
  // Files are not kept: the person chooses them again.
  if (from !== null && request.headers.get("Content-Type")?.startsWith("multipart/"))
    return rejectEnded(null);
  const formLimit = (await wasSignedIn(request)) ? DESK_FORMS.ended : PUBLIC_FORMS.signIn;
  const form = await readForm(request, formLimit);
  const isFirst = from !== null && !form.has("kept");
  const kept = isFirst
    ? toUnsavedForm(from, form)
    : parseUnsavedForm(String(form.get("kept")), formLimit.entries);
  const email = isFirst ? undefined : String(form.get("email") ?? "").trim();
  if (isFirst) return rejectEnded(kept);
  const password = String(form.get("password") ?? "");
  try {
    const { signIn, client } = openSignIn({ request, context });
    const session = await signIn(Login.parse({ email, password }), client);
    const headers = await signInHeader(session.token);
    if (kept) return data({ email, message: null, kept, isSignedIn: true }, { headers });
    return redirect(toDeskPath(url.searchParams.get("to")), { headers });
  } catch (error) {
    const rejection = findRejection(error);
    if (rejection === null) throw error;
    const message =
      rejection.status === 400 ? "Enter your email address and password." : rejection.message;
    const { status, retryHeaders: headers } = rejection;
    return data({ email, message, kept, isSignedIn: false }, { status, headers });
  }
}

/** The session ended while the person was typing. */
function rejectEnded(kept: UnsavedForm | null) {
  const next = kept
    ? "What you typed is kept. Sign in to send it again."
    : "Sign in and choose the files again.";
  const message = `Your session has ended and nothing was saved. ${next}`;
  return data({ email: undefined, message, kept, isSignedIn: false }, { status: 401 });
}

/** Only a desk page, so that a crafted link cannot redirect to another site. */
function toDeskPath(to: string | null): string {
  return to !== null && DESK_PAGE.test(to) && !to.includes("//") ? to : "/desk/overview";
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  if (actionData?.isSignedIn && actionData.kept) {
    return (
      <section className="desk-sign-in" aria-labelledby="desk-title">
        <h1 id="desk-title">You are signed in again</h1>
        <p>What you typed is kept. It has not been saved yet.</p>
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
      <p>
        Forgotten your password? Ask an owner to invite you again. The new link sets a new password.
      </p>
    </section>
  );
}
