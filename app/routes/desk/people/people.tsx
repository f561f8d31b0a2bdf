/** Invites and deactivates staff, and changes their roles. */

import { Form } from "react-router";
import { AdminUserCreate, AdminUserUpdate, Confirmation } from "#app/contract/accounts.ts";
import { Role } from "#app/contract/roles.ts";
import { env } from "#app/env.server.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { FailureNotice } from "../form/failure-notice.tsx";
import { CONFIRMATION, INVITATION } from "../form/fields.ts";
import { FormFields } from "../form/form-fields.tsx";
import { readFields } from "../form/form-values.server.ts";
import { redirectWithNotice } from "../form/notice.server.ts";
import { readId } from "../form/read-id.ts";
import { failUnknown, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/people";
import { PersonRow } from "./person-row.tsx";

export const meta: Route.MetaFunction = () => [{ title: "People | Desk" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, user } = requirePermission(context, "canManageUsers");
  const people = await api.listUsers();
  return { people, roles: Role.options.map((role) => ({ id: role, name: role })), ownId: user.id };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, client } = requirePermission(context, "canManageUsers");
  const form = await readForm(request);
  const role = form.get("role");
  const current = form.get("current") ?? undefined;
  return trySend(form, async () => {
    switch (form.get("intent")) {
      case "invite": {
        const { email } = readFields(form, INVITATION);
        const people = await api.listUsers();
        const existing = people.find((person) => person.email === email.toLowerCase());
        const invited = existing
          ? await api.reinviteUser(existing.id, Confirmation.parse({ current }).current, client)
          : await api.inviteUser(AdminUserCreate.parse({ email, role, current }), client);
        return { email, link: `${env.publicOrigin}/desk/set-up?token=${invited.setup_token}` };
      }
      case "role": {
        const person = await api.updateUser(
          readId(form),
          AdminUserUpdate.parse({ role, current }),
          client,
        );
        return redirectWithNotice("/desk/people", `${person.email} is now ${person.role}.`);
      }
      case "status": {
        const update = AdminUserUpdate.parse({ status: form.get("status"), current });
        const person = await api.updateUser(readId(form), update, client);
        return redirectWithNotice("/desk/people", `${person.email} is now ${person.status}.`);
      }
      default:
        return failUnknown(form);
    }
  });
}

export default function People({
  loaderData: { people, roles, ownId },
  actionData,
}: Route.ComponentProps) {
  const failure = actionData && "message" in actionData ? actionData : undefined;
  const changed = people.find(({ id }) => String(id) === failure?.values.id);
  const invited = actionData && "link" in actionData ? actionData : undefined;
  return (
    <>
      <h1>People</h1>
      <FailureNotice failure={failure} />
      {changed && failure?.field === "current" && (
        <Form method="post" className="desk-form">
          <p>
            {changed.email} will be {failure.values.role ?? failure.values.status}.
          </p>
          {failure.entries.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FormFields id="change" fields={CONFIRMATION} failure={failure} />
          <button className="btn" type="submit">
            Confirm
          </button>
        </Form>
      )}
      {invited && (
        <div className="desk-done" role="status">
          <p>
            Send this link to {invited.email}. It sets the password and works once. It is shown only
            once:
          </p>
          <input className="desk-link" readOnly value={invited.link} aria-label="Invitation link" />
        </div>
      )}
      <DeskTable columns={["Email", "Role", "Status"]}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} roles={roles} isSelf={person.id === ownId} />
        ))}
      </DeskTable>
      <section aria-labelledby="invite-title">
        <h2 id="invite-title">Invite someone</h2>
        <p>If someone has lost their link or password, invite them again. They keep their role.</p>
        <Form method="post" className="desk-form" key={invited?.link}>
          <input type="hidden" name="intent" value="invite" />
          <FormFields
            fields={{ ...INVITATION, ...CONFIRMATION }}
            texts={{ role: [roles.at(-1)?.id ?? ""] }}
            options={{ role: roles }}
            failure={changed ? undefined : failure}
          />
          <button className="btn" type="submit">
            Invite
          </button>
        </Form>
      </section>
    </>
  );
}
