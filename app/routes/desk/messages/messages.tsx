/** The inbox: visitors' messages by status, branch and text. */
import { Form } from "react-router";
import { MessageFilter, MessageUpdate } from "#app/contract/message.ts";
import { site } from "#app/site/site.server.ts";
import { Field } from "#app/ui/field.tsx";
import { requirePermission } from "../access/require-permission.server.ts";
import { countOf, PageLinks, readPage, readQuery, useListHref, ViewLinks } from "../desk-table.tsx";
import { FailureNotice } from "../form/desk-form.tsx";
import { ANSWER, BRANCH_NAMES, type FieldTable, NOTE } from "../form/fields.ts";
import { Suggestions } from "../form/form-fields.tsx";
import { readChanges, readId, versionOf } from "../form/form-values.server.ts";
import { outOfDate, redirectWithNotice, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/messages";
import { MessageCard } from "./message-card.tsx";
import { toReplies } from "./replies.ts";
import "./messages.css";

const PER_PAGE = 50;
const STATUSES = [
  { status: "open", name: "Open" },
  { status: "handled", name: "Handled" },
  { status: undefined, name: "All" },
] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, user } = requirePermission(context, "canReadMessages");
  const params = url.searchParams;
  const status = params.get("status") === "all" ? undefined : ("open" as const);
  const query = { status, ...readQuery(MessageFilter, params), page: readPage(params) };
  const { messages, total } = await api.listMessages(query);
  return {
    query,
    branches: site.branches.map(({ name }) => name),
    messages: messages.map((message) => ({
      ...message,
      replies: toReplies(message, site.company.callingCode),
      versions: {
        answer: versionOf(ANSWER, message),
        note: versionOf(NOTE, message),
      },
    })),
    total,
    mayAnswer: user.permissions.canAnswerMessages,
    mayErase: user.permissions.canEraseMessages,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canAnswerMessages");
  return trySend({ request, url }, async (form) => {
    const change = (fields: FieldTable) =>
      api.updateMessage(readId(form), (message) => {
        const changes = readChanges(form, fields, { record: { ...message } });
        // The branch stays: an update without a field is refused.
        return MessageUpdate.parse({ branch: message.branch, ...changes });
      });
    switch (form.get("intent")) {
      case "status": {
        const update = MessageUpdate.parse({ status: form.get("status") });
        const { name, status } = await api.updateMessage(readId(form), () => update);
        return status === "open"
          ? `${name}'s message is open again.`
          : `${name}'s message is handled.`;
      }
      case "answer": {
        const { id } = await change(ANSWER);
        const saved = "Saved the answer. Send it by Email or WhatsApp, then mark it as handled.";
        return redirectWithNotice(`${url.pathname}${url.search}#message-${id}`, saved);
      }
      case "note":
        await change(NOTE);
        return "Saved the note.";
      default:
        throw outOfDate();
    }
  });
}

export default function Messages({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { query, branches, messages, total, mayAnswer, mayErase } = loaderData;
  const toHref = useListHref();
  return (
    <>
      <h1>Messages</h1>
      <ViewLinks
        label="Status"
        views={STATUSES.map(({ status, name }) => ({
          name,
          href: toHref({ status: status === "open" ? "" : (status ?? "all") }),
          isCurrent: status === query.status,
        }))}
      />
      <Form className="desk-row" key={JSON.stringify(query)}>
        {query.status !== "open" && (
          <input type="hidden" name="status" value={query.status ?? "all"} />
        )}
        <Field label="Name, product or text" name="q">
          {(field) => <input {...field} type="search" defaultValue={query.q} />}
        </Field>
        <Field label="Branch" name="branch">
          {(field) => <input {...field} list={BRANCH_NAMES} defaultValue={query.branch} />}
        </Field>
        <button className="btn" type="submit">
          Find
        </button>
      </Form>
      <FailureNotice failure={failure} />
      <p className="desk-quiet" role="status">
        {countOf(total, "message")}
      </p>
      <Suggestions id={BRANCH_NAMES} texts={branches} />
      <ul className="desk-messages">
        {messages.map((message) => (
          <MessageCard
            key={message.id}
            message={message}
            failure={failure}
            mayAnswer={mayAnswer}
            mayErase={mayErase}
          />
        ))}
      </ul>
      <PageLinks page={query.page} total={total} perPage={PER_PAGE} />
      <p>
        <a
          href={`/desk/messages/export?${new URLSearchParams({ q: query.q ?? "", branch: query.branch ?? "" })}`}
          download
        >
          Download as CSV
        </a>
      </p>
    </>
  );
}
