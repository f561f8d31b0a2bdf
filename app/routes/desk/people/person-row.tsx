/** One person of the list, with what can be changed about them. */
import { Form } from "react-router";
import type { AdminUser, Role } from "#app/contract/admin.ts";

interface PersonRowProps {
  person: AdminUser;
  roles: readonly Role[];
  /** Nobody deactivates themselves by a slip of the thumb. */
  isSelf: boolean;
}

export function PersonRow({ person, roles, isSelf }: PersonRowProps) {
  const next = person.status === "active" ? "inactive" : "active";
  return (
    <tr>
      <td data-label="E-mail">
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
            <select className="select" name="role" aria-label={`Role of ${person.email}`} defaultValue={person.role}>
              {roles.map((role) => (
                <option key={role}>{role}</option>
              ))}
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
