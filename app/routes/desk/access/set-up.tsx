/** The page that an invitation's link opens: it sets the password and signs in. */
import { data, Form, redirect, useSearchParams } from "react-router";
import { Session } from "#app/contract/admin.ts";
import { readForm } from "#app/http/form.ts";
import { DeskApiError } from "../desk-api.server.ts";
import { DeskField } from "../form/desk-field.tsx";
import type { Route } from "./+types/set-up";
import { openChanges } from "./require-sign-in.server.ts";
import { signInHeader } from "./session-cookie.server.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Set your password | Desk" },
  // The address holds the invitation.
  { name: "referrer", content: "same-origin" },
];

/** When to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = String(form.get("token") ?? "");
  const password = String(form.get("password") ?? "");
  if (password !== form.get("again")) {
    return data({ message: "The two passwords differ. Type the same one twice." }, { status: 400 });
  }
  try {
    const session = await openChanges({ request, context }).send("POST", "/admin/setup-password", Session, {
      token,
      password,
    });
    return redirect("/desk/overview", { headers: await signInHeader(session.token) });
  } catch (error) {
    if (!(error instanceof DeskApiError)) throw error;
    const message = error.field === "password" ? `The password ${error.message}.` : error.message;
    return data({ message }, { status: error.status, headers: error.retryHeaders });
  }
}

export default function SetUp({ actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <section className="desk-sign-in" aria-labelledby="desk-title">
      <h1 id="desk-title">Set your password</h1>
      <p>At least 12 characters. Three or four words that only you would put together are good.</p>
      {actionData && (
        <p className="desk-alert" role="alert">
          {actionData.message}
        </p>
      )}
      <Form method="post" className="desk-form">
        <input type="hidden" name="token" value={params.get("token") ?? ""} />
        <DeskField label="New password" name="password">
          {(field) => <input {...field} type="password" autoComplete="new-password" minLength={12} required />}
        </DeskField>
        <DeskField label="The same again" name="again">
          {(field) => <input {...field} type="password" autoComplete="new-password" minLength={12} required />}
        </DeskField>
        <button className="btn" type="submit">
          Save and open the desk
        </button>
      </Form>
    </section>
  );
}
