/** Who changed what last. */
import { Link } from "react-router";
import type { AdminLogEntry } from "#app/contract/admin.ts";
import { ShopTime } from "../shop-time.tsx";

/** What happened to a thing, in words. */
const ACTIONS: Record<string, string> = {
  create: "added",
  update: "changed",
  delete: "removed",
  stock: "counted",
  price: "priced",
  login: "signed in",
  login_failed: "failed to sign in",
  logout: "signed out",
};

export function LastChanges({ entries }: { entries: readonly AdminLogEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="changes-title">
      <h2 id="changes-title">Last changes</h2>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td data-label="When">
                <ShopTime at={entry.created_at} />
              </td>
              <td data-label="Who">{entry.admin_email}</td>
              <td data-label="What">
                <What entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function What({ entry }: { entry: AdminLogEntry }) {
  const { action_type, resource_type, resource_id } = entry;
  const action = ACTIONS[action_type] ?? action_type.replaceAll("_", " ");
  const thing = resource_type === "session" ? "" : resource_type.replaceAll("_", " ");
  const name = nameIn(entry.after) ?? nameIn(entry.before) ?? (resource_id === null ? "" : `number ${resource_id}`);
  if (resource_type !== "product" || resource_id === null || action_type === "delete") {
    return <>{[action, thing, resource_type === "session" ? "" : name].filter(Boolean).join(" ")}</>;
  }
  return (
    <>
      {action} <Link to={`/desk/products/${resource_id}`}>{name}</Link>
    </>
  );
}

function nameIn(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, email } = value as { name?: unknown; email?: unknown };
  return typeof name === "string" ? name : typeof email === "string" ? email : null;
}
