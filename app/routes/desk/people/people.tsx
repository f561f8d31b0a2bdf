/** The people who may use the desk: invite, give a role, deactivate. */

import { Form } from "react-router";
import { AdminUser, InvitedUser, Role } from "#app/contract/admin.ts";
import { env } from "#app/env.server.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { DeskField } from "../form/desk-field.tsx";
import { redirectDone } from "../form/done.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { failForm, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/people";
import { PersonRow } from "./person-row.tsx";

export const meta: Route.MetaFunction = () => [{ title: "People | Desk" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, user } = requirePermission(context, "canManageUsers");
  const people = await api.listUsers();
  return { people, roles: Role.options, ownId: user.id };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageUsers");
  const form = await readForm(request);
  const id = Number(form.get("id"));
  const role = form.get("role");
  const current = form.get("current") ?? undefined;
  return trySend(form, async () => {
    switch (form.get("intent")) {
      case "invite": {
        const email = String(form.get("email")).trim();
        const people = await api.listUsers();
        const known = people.find((person) => person.email === email.toLowerCase());
        const invited = known
          ? await api.send("POST", `/admin/users/${known.id}/invitation`, InvitedUser, { current })
          : await api.send("POST", "/admin/users", InvitedUser, { email, role, current });
        return { email, link: `${env.publicOrigin}/desk/set-up?token=${invited.setup_token}` };
      }
      case "role": {
        const person = await api.send("PUT", `/admin/users/${id}`, AdminUser, { role, current });
        return redirectDone("/desk/people", `${person.email} is now ${person.role}.`);
      }
      case "status": {
        const status = form.get("status");
        const person = await api.send("PUT", `/admin/users/${id}`, AdminUser, { status });
        return redirectDone("/desk/people", `${person.email} is now ${person.status}.`);
      }
      default:
        return failForm(form, "This form is not known here");
    }
  });
}

export default function People({ loaderData: { people, roles, ownId }, actionData }: Route.ComponentProps) {
  const failure = actionData && "message" in actionData ? actionData : undefined;
  const invited = actionData && "link" in actionData ? actionData : undefined;
  return (
    <>
      <h1>People</h1>
      <FailureNotice failure={failure} />
      {failure?.field === "current" && (
        <Form method="post" className="desk-form">
          {failure.entries.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <DeskField
            label="Current password"
            name="current"
            hint="Your own: a new owner, or a link for somebody who has a password, takes it."
            error={failure.message}
          >
            {(field) => <input {...field} type="password" autoComplete="current-password" required />}
          </DeskField>
          <button className="btn" type="submit">
            Confirm
          </button>
        </Form>
      )}
      {invited && (
        <div className="desk-done" role="status">
          <p>Send this link to {invited.email}. It sets the password, works once, and is shown only now:</p>
          <input className="desk-link" readOnly value={invited.link} aria-label="Invitation link" />
        </div>
      )}
      <DeskTable columns={["E-mail", "Role", "Status"]}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} roles={roles} isSelf={person.id === ownId} />
        ))}
      </DeskTable>
      <section aria-labelledby="invite-title">
        <h2 id="invite-title">Invite someone</h2>
        <p>Somebody who lost the link or the password is invited again the same way, and keeps their role.</p>
        <Form method="post" className="desk-form" key={invited?.link}>
          <input type="hidden" name="intent" value="invite" />
          <div className="desk-row">
            <DeskField label="E-mail" name="email" error={failure?.field === "email" ? failure.message : undefined}>
              {(field) => <input {...field} type="email" required defaultValue={failure?.values.email} />}
            </DeskField>
            <DeskField label="Role" name="role">
              {(field) => (
                <select {...field} className="select" defaultValue={failure?.values.role ?? roles.at(-1)}>
                  {roles.map((role) => (
                    <option key={role}>{role}</option>
                  ))}
                </select>
              )}
            </DeskField>
          </div>
          <button className="btn" type="submit">
            Invite
          </button>
        </Form>
      </section>
    </>
  );
}
