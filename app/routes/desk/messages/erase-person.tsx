/** Lists one person's messages and erases them after confirmation. */
import { Form, Link } from "react-router";
import { PersonParameter } from "#app/contract/message.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { countOf, DeskTable, readQuery, ShopTime } from "../desk-table.tsx";
import { FailureNotice } from "../form/desk-form.tsx";
import { TickBox } from "../form/form-fields.tsx";
import { redirectWithNotice, requireTick, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/erase-person";

export const meta: Route.MetaFunction = () => [{ title: "Erase messages | Desk" }];

/** The API lists at most this many messages. */
const SHOWN = 500;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canEraseMessages");
  const { person = "" } = readQuery(PersonParameter, url.searchParams);
  if (person === "") return { person, messages: [], total: 0 };
  const result = await api.listMessages({ person, limit: SHOWN });
  const messages = result.messages.map(({ id, name, email, phone, created_at }) => ({
    id,
    name,
    contact: [phone, email].filter(Boolean).join(" · "),
    created_at,
  }));
  return { person, messages, total: result.total };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canEraseMessages");
  return trySend({ request, url }, async (form) => {
    requireTick(form);
    const { person } = PersonParameter.parse(Object.fromEntries(url.searchParams));
    const erased = await api.erasePerson(person);
    return redirectWithNotice("/desk/messages", `Erased ${countOf(erased, "message")}.`);
  });
}

export default function ErasePerson({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { person, messages, total } = loaderData;
  return (
    <>
      <h1>Erase a person's messages</h1>
      <p>
        {countOf(total, "message")} from {person}.{" "}
        {total > messages.length && `The latest ${messages.length} are listed.`}
      </p>
      <FailureNotice failure={failure} />
      {total > 0 && (
        <>
          <DeskTable
            columns={["Name", "Phone and email", "Sent"]}
            rows={messages.map(({ id, name, contact, created_at }) => ({
              key: id,
              cells: [name, contact, <ShopTime key="time" at={created_at} />],
            }))}
          />
          <Form method="post" className="desk-form">
            <TickBox
              name="sure"
              value="yes"
              required
              text={`Erase ${countOf(total, "message")} from ${person} permanently`}
            />
            <button className="btn desk-danger" type="submit">
              Erase
            </button>
          </Form>
          <p>
            <a href={`/desk/messages/export?${new URLSearchParams({ person })}`} download>
              Download these messages as CSV
            </a>
          </p>
        </>
      )}
      <p>
        <Link to="/desk/messages">Back to the messages</Link>
      </p>
    </>
  );
}
