/** A staff member with their role and status. */
import { Form } from "react-router";
import type { AdminUser } from "#app/contract/accounts.ts";
import type { FieldOption } from "../form/fields.ts";
import { NamedOptions } from "../form/named-options.tsx";

interface PersonRowProps {
  person: AdminUser;
  roles: readonly FieldOption[];
  /** Prevents people from deactivating themselves. */
  isSelf: boolean;
}

export function PersonRow({ person, roles, isSelf }: PersonRowProps) {
  const next = person.status === "active" ? "inactive" : "active";
  return (
    <tr>
      <td data-label="Email">
        {person.email}
        {isSelf && " (you)"}
      </td>
      <td data-label="Role">
        {isSelf ? (
          person.role
        ) : (
          <Form method="post" className="desk-actions">
            <input type="hidden" name="intent" value="role" />
            <input type="hidden" name="id" value={person.id} />
            <select
              className="select"
              name="role"
              aria-label={`Role of ${person.email}`}
              defaultValue={person.role}
            >
              <NamedOptions options={roles} />
            </select>
            <button className="btn btn--line btn--small" type="submit">
              Change
            </button>
          </Form>
        )}
      </td>
      <td data-label="Status">
        <Form method="post" className="desk-actions">
          <input type="hidden" name="intent" value="status" />
          <input type="hidden" name="id" value={person.id} />
          <input type="hidden" name="status" value={next} />
          {person.status}
          {!isSelf && (
            <button className="btn btn--line btn--small" type="submit">
              {next === "active" ? "Activate" : "Deactivate"}
            </button>
          )}
        </Form>
      </td>
    </tr>
  );
}
