/** Erases one person's messages, after showing whose and how many they are. */
import { Form, Link } from "react-router";
import { ErasedMessages } from "#app/contract/message.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { redirectDone } from "../form/done.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { failForm, trySend } from "../form/try-send.server.ts";
import { ShopTime } from "../shop-time.tsx";
import type { Route } from "./+types/erase-person";
import { parsePerson } from "./messages-query.ts";

export const meta: Route.MetaFunction = () => [{ title: "Erase a person | Desk" }];

/** The most that one call of the API lists. */
const SHOWN = 500;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canEraseMessages");
  const person = parsePerson(url.searchParams);
  if (person === "") return { person, messages: [], total: 0 };
  const found = await api.listMessages({ person, limit: SHOWN });
  const messages = found.messages.map(({ id, name, email, phone, created_at }) => ({
    id,
    name,
    contact: [phone, email].filter(Boolean).join(" · "),
    created_at,
  }));
  return { person, messages, total: found.total };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canEraseMessages");
  const form = await readForm(request);
  const person = parsePerson(url.searchParams);
  return trySend(form, async () => {
    if (form.get("sure") !== "yes") return failForm(form, "Tick the box first: what is erased cannot be brought back");
    const query = new URLSearchParams({ person });
    const { erased } = await api.send("DELETE", `/messages?${query}`, ErasedMessages);
    return redirectDone("/desk/messages", `Erased ${countMessages(erased)}.`);
  });
}

const countMessages = (count: number) => (count === 1 ? "1 message" : `${count} messages`);

export default function ErasePerson({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { person, messages, total } = loaderData;
  return (
    <>
      <h1>Erase a person</h1>
      <p>
        {countMessages(total)} with {person}. {total > messages.length && `The latest ${messages.length}:`}
      </p>
      <FailureNotice failure={failure} />
      {total > 0 && (
        <>
          <DeskTable columns={["Name", "Phone and e-mail", "Sent"]}>
            {messages.map(({ id, name, contact, created_at }) => (
              <tr key={id}>
                <td data-label="Name">{name}</td>
                <td data-label="Phone and e-mail">{contact}</td>
                <td data-label="Sent">
                  <ShopTime at={created_at} />
                </td>
              </tr>
            ))}
          </DeskTable>
          <Form method="post" className="desk-form">
            <label className="desk-check">
              <input type="checkbox" name="sure" value="yes" required />
              Erase {countMessages(total)} with {person}, for good
            </label>
            <button className="btn desk-danger" type="submit">
              Erase
            </button>
          </Form>
          <p>
            <a href={`/desk/messages/export?${new URLSearchParams({ person })}`} download>
              Save these messages as a table
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
