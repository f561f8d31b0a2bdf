/** A person's own account: changing the password, which ends all other sessions. */
import { Form } from "react-router";
import { Session } from "#app/contract/admin.ts";
import { readForm } from "#app/http/form.ts";
import { deskContext } from "../access/desk-context.ts";
import { signInHeader } from "../access/session-cookie.server.ts";
import { DeskField } from "../form/desk-field.tsx";
import { redirectDone } from "../form/done.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { failForm, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = () => [{ title: "My account | Desk" }];

export function loader({ context }: Route.LoaderArgs) {
  const { email, role } = context.get(deskContext).user;
  return { email, role };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const current = String(form.get("current") ?? "");
  const next = String(form.get("next") ?? "");
  if (next !== form.get("again")) return failForm(form, "The two new passwords differ. Type the same one twice.");
  return trySend(form, async () => {
    const { api } = context.get(deskContext);
    const session = await api.send("PUT", "/admin/session/password", Session, { current, next });
    const header = await signInHeader(session.token);
    return redirectDone(
      "/desk/account",
      "Your password is changed. Everywhere else you are signed out.",
      header["Set-Cookie"],
    );
  });
}

export default function Account({ loaderData: { email, role }, actionData: failure }: Route.ComponentProps) {
  const password = (label: string, name: string, autoComplete: string) => (
    <DeskField label={label} name={name} error={failure?.field === name ? failure.message : undefined}>
      {(field) => <input {...field} type="password" autoComplete={autoComplete} required />}
    </DeskField>
  );
  return (
    <>
      <h1>My account</h1>
      <p>
        {email}, {role}
      </p>
      <FailureNotice failure={failure} />
      <Form method="post" className="desk-form" key={failure ? "again" : "new"}>
        <h2>Change the password</h2>
        {password("Current password", "current", "current-password")}
        {password("New password, at least 12 characters", "next", "new-password")}
        {password("The new one again", "again", "new-password")}
        <button className="btn" type="submit">
          Change it
        </button>
      </Form>
    </>
  );
}
