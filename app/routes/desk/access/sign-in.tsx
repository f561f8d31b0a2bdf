/** Signing in to the desk with e-mail and password. */
import { data, Form, redirect } from "react-router";
import { Session } from "#app/contract/admin.ts";
import { readForm } from "#app/http/form.ts";
import { DeskApiError } from "../desk-api.server.ts";
import { DeskField } from "../form/desk-field.tsx";
import type { Route } from "./+types/sign-in";
import { openDeskApi } from "./require-sign-in.server.ts";
import { signInHeader } from "./session-cookie.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Sign in | Desk" }];

export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = String(form.get("email") ?? "").trim();
  const password = String(form.get("password") ?? "");
  try {
    const session = await openDeskApi(request, null).send("POST", "/admin/login", Session, { email, password });
    return redirect(toDeskPath(url.searchParams.get("to")), {
      headers: await signInHeader(session.token),
    });
  } catch (error) {
    if (!(error instanceof DeskApiError)) throw error;
    const message = error.status === 400 ? "Enter your e-mail address and your password." : error.message;
    return data({ email, message }, { status: error.status });
  }
}

/** Only a page of the desk: an address from elsewhere must not lead away from the site. */
function toDeskPath(to: string | null): string {
  return to !== null && /^\/desk\/[\w/?&=%.+-]*$/.test(to) && !to.includes("//") ? to : "/desk/overview";
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  return (
    <section className="desk-sign-in" aria-labelledby="desk-title">
      <h1 id="desk-title">Sign in</h1>
      {actionData && (
        <p className="desk-alert" role="alert">
          {actionData.message}
        </p>
      )}
      <Form method="post" className="desk-form">
        <DeskField label="E-mail" name="email">
          {(field) => (
            <input {...field} type="email" autoComplete="username" required defaultValue={actionData?.email} />
          )}
        </DeskField>
        <DeskField label="Password" name="password">
          {(field) => <input {...field} type="password" autoComplete="current-password" required />}
        </DeskField>
        <button className="btn" type="submit">
          Sign in
        </button>
      </Form>
      <p>Forgotten your password? Ask the owner to invite you again: the new link sets a new password.</p>
    </section>
  );
}
