/** The page of an invitation's link: sets the password and signs in. */
import { data, Form, redirect, useSearchParams } from "react-router";
import { PasswordSetup } from "#app/contract/accounts.ts";
import { readForm } from "#app/http/form.ts";
import { Field } from "#app/ui/field.tsx";
import { findRejection } from "../desk-api.server.ts";
import { signInHeader } from "../desk-cookie.server.ts";
import type { Route } from "./+types/set-up";
import { openSignIn } from "./require-sign-in.server.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Set your password | Desk" },
  // The URL contains the invitation's token.
  { name: "referrer", content: "same-origin" },
];

/** `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = String(form.get("token") ?? "");
  const password = String(form.get("password") ?? "");
  if (password !== form.get("again")) {
    return data(
      { message: "The passwords do not match. Enter the same password twice." },
      { status: 400 },
    );
  }
  try {
    const { setUpPassword, client } = openSignIn({ request, context });
    const session = await setUpPassword(PasswordSetup.parse({ token, password }), client);
    return redirect("/desk/overview", { headers: await signInHeader(session.token) });
  } catch (error) {
    const rejection = findRejection(error);
    if (rejection === null) throw error;
    const message =
      rejection.field === "password" ? `Password ${rejection.message}` : rejection.message;
    return data({ message }, { status: rejection.status, headers: rejection.retryHeaders });
  }
}

export default function SetUp({ actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <section className="desk-sign-in" aria-labelledby="desk-title">
      <h1 id="desk-title">Set your password</h1>
      <p>Use at least 12 characters. Three or four unrelated words make a good password.</p>
      {actionData && (
        <p className="desk-alert" role="alert">
          {actionData.message}
        </p>
      )}
      <Form method="post" className="desk-form">
        <input type="hidden" name="token" value={params.get("token") ?? ""} />
        <Field label="New password" name="password">
          {(field) => (
            <input {...field} type="password" autoComplete="new-password" minLength={12} required />
          )}
        </Field>
        <Field label="Repeat the password" name="again">
          {(field) => (
            <input {...field} type="password" autoComplete="new-password" minLength={12} required />
          )}
        </Field>
        <button className="btn" type="submit">
          Save and open the desk
        </button>
      </Form>
    </section>
  );
}
