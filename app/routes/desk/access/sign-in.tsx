/**
 * Signs in to the desk with email and password. A form whose session had ended is kept in hidden
 * fields of the page meanwhile, and sent to its own page afterwards.
 */
import { data, Form, redirect } from "react-router";
import { Login } from "#app/contract/accounts.ts";
import { readForm } from "#app/http/form.ts";
import { FILE_FORMS, PUBLIC_FORMS } from "#app/limits.ts";
import { Field } from "#app/ui/field.tsx";
import { findRejection } from "../desk-api.server.ts";
import { signInHeader } from "../desk-cookie.server.ts";
import { HiddenFields } from "../form/desk-form.tsx";
import { type FieldTexts, textsOf } from "../form/fields.ts";
import type { Route } from "./+types/sign-in";
import { openSignIn, wasSignedIn } from "./require-sign-in.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Sign in | Desk" }];

export async function action({ request, url, context }: Route.ActionArgs) {
  const from = url.searchParams.get("from");
  const limit = (await wasSignedIn(request)) ? FILE_FORMS.ended : PUBLIC_FORMS.signIn;
  const form = await readForm(request, limit);
  const texts = textsOf(form);
  // Only this page's own form has the field.
  if (from !== null && texts.unsent === undefined) return rejectEnded(from, texts);
  const { unsent: [unsent = ""] = [], email: emails = [], ...others } = texts;
  // The kept form may have an email address too, which precedes.
  const email = emails.at(-1)?.trim();
  const password = String(form.get("password") ?? "");
  try {
    const { signIn, client } = openSignIn({ request, context });
    const session = await signIn(Login.parse({ email, password }), client);
    const headers = await signInHeader(session.token);
    // The browser sends the same fields to the page of the kept form.
    if (isDeskPage(unsent)) return redirect(unsent, { status: 307, headers });
    const to = url.searchParams.get("to") ?? from ?? "";
    return redirect(isDeskPage(to) ? to : "/desk/overview", { headers });
  } catch (error) {
    const rejection = findRejection(error);
    if (rejection === null) throw error;
    const { status, retryHeaders: headers } = rejection;
    const message = status === 400 ? "Enter your email address and password." : rejection.message;
    const kept = { ...others, email: emails.slice(0, -1) };
    return data({ email, message, unsent, kept }, { status, headers });
  }
}

/** The session ended while the person was typing. */
function rejectEnded(unsent: string, kept: FieldTexts) {
  const message =
    "Your session has ended and nothing was saved. " +
    "What you typed is kept, except files. Sign in to save it.";
  return data({ email: undefined, message, unsent, kept }, { status: 401 });
}

/** Only the desk's pages, so that a crafted link cannot redirect to another site. */
const isDeskPage = (path: string) => /^\/desk\/[\w/?&=%.+*-]*$/.test(path) && !path.includes("//");

export default function SignIn({ actionData }: Route.ComponentProps) {
  const { email, message, unsent = "", kept = {} } = actionData ?? {};
  return (
    <section className="desk-sign-in" aria-labelledby="desk-title">
      <h1 id="desk-title">Sign in</h1>
      {message && (
        <p className="desk-alert" role="alert">
          {message}
        </p>
      )}
      <Form method="post" className="desk-form">
        <HiddenFields texts={{ ...kept, unsent: [unsent] }} />
        <Field label="Email" name="email">
          {(field) => (
            <input {...field} type="email" autoComplete="username" required defaultValue={email} />
          )}
        </Field>
        <Field label="Password" name="password">
          {(field) => <input {...field} type="password" autoComplete="current-password" required />}
        </Field>
        <button className="btn" type="submit">
          Sign in
        </button>
      </Form>
      <p>
        Forgotten your password? Ask an owner to invite you again. The new link sets a new password.
      </p>
    </section>
  );
}
