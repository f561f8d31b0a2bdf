/** Invites and deactivates staff, and changes their roles. */
import type { ReactNode } from "react";
import { Form } from "react-router";
import {
  type AdminUser,
  AdminUserCreate,
  AdminUserUpdate,
  Confirmation,
  Role,
} from "#app/contract/accounts.ts";
import { env } from "#app/env.server.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { DeskForm, FailureNotice, HiddenFields } from "../form/desk-form.tsx";
import { CONFIRMATION, INVITATION, toPlainOption } from "../form/fields.ts";
import { FormFields, Select } from "../form/form-fields.tsx";
import { readFields, readId } from "../form/form-values.server.ts";
import { outOfDate, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/people";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, user } = requirePermission(context, "canManageUsers");
  const people = await api.listUsers();
  return { people, roles: Role.options.map(toPlainOption), ownId: user.id };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, client } = requirePermission(context, "canManageUsers");
  return trySend({ request, url }, async (form) => {
    const intent = form.get("intent");
    const current = form.get("current") ?? undefined;
    switch (intent) {
      case "invite": {
        const { email, role } = readFields(form, INVITATION);
        const people = await api.listUsers();
        const existing = people.find((person) => person.email === email.toLowerCase());
        const invited = existing
          ? await api.reinviteUser(existing.id, Confirmation.parse({ current }).current, client)
          : await api.inviteUser(AdminUserCreate.parse({ email, role, current }), client);
        return { email, link: `${env.publicOrigin}/desk/set-up?token=${invited.setup_token}` };
      }
      case "role":
      case "status": {
        const update = AdminUserUpdate.parse({ [intent]: form.get(intent), current });
        const person = await api.updateUser(readId(form), update, client);
        return `${person.email} is now ${person[intent]}.`;
      }
      default:
        throw outOfDate();
    }
  });
}

export default function People({
  loaderData: { people, roles, ownId },
  actionData,
}: Route.ComponentProps) {
  const failure = actionData && "message" in actionData ? actionData : undefined;
  const changed = people.find(({ id }) => String(id) === failure?.texts.id?.[0]);
  const invited = actionData && "link" in actionData ? actionData : undefined;
  return (
    <>
      <h1>People</h1>
      <FailureNotice failure={failure} />
      {changed && failure?.errors.current && (
        <Form method="post" className="desk-form">
          <p>
            {changed.email} will be {failure.texts.role ?? failure.texts.status}.
          </p>
          <HiddenFields texts={failure.texts} />
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
      <DeskTable
        columns={["Email", "Role", "Status"]}
        rows={people.map((person) => ({
          key: person.id,
          cells:
            person.id === ownId
              ? [`${person.email} (you)`, person.role, person.status]
              : [
                  person.email,
                  <ChangeForm key="role" id={person.id} intent="role" submit="Change">
                    <Select
                      name="role"
                      aria-label={`Role of ${person.email}`}
                      defaultValue={person.role}
                      options={roles}
                    />
                  </ChangeForm>,
                  <StatusForm key="status" person={person} />,
                ],
        }))}
      />
      <section aria-labelledby="invite-title">
        <h2 id="invite-title">Invite someone</h2>
        <p>If someone has lost their link or password, invite them again. They keep their role.</p>
        <DeskForm
          key={invited?.link}
          fields={{ ...INVITATION, ...CONFIRMATION }}
          texts={{ role: [String(roles.at(-1)?.id)] }}
          options={{ role: roles }}
          failure={failure}
          hasNotice={false}
          intent="invite"
          submit="Invite"
          preventScrollReset={false}
        />
      </section>
    </>
  );
}

interface ChangeFormProps {
  id: number;
  intent: string;
  submit: string;
  children: ReactNode;
}

function ChangeForm({ id, intent, submit, children }: ChangeFormProps) {
  return (
    <Form method="post" className="desk-actions">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {children}
      <button className="btn btn--line btn--small" type="submit">
        {submit}
      </button>
    </Form>
  );
}

function StatusForm({ person: { id, status } }: { person: AdminUser }) {
  const isActive = status === "active";
  return (
    <ChangeForm id={id} intent="status" submit={isActive ? "Deactivate" : "Activate"}>
      <input type="hidden" name="status" value={isActive ? "inactive" : "active"} />
      {status}
    </ChangeForm>
  );
}
