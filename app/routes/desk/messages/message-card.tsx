/** A message with links to reply, its status, note and branch, and a link to erase the sender. */
import { Form, Link } from "react-router";
import type { Message } from "#app/contract/message.ts";
import { ShopTime } from "../desk-table.tsx";
import { DeskForm } from "../form/desk-form.tsx";
import { ANSWER, NOTE } from "../form/fields.ts";
import type { FormFailure } from "../form/try-send.server.ts";
import type { toReplies } from "./replies.ts";

const line = { className: "btn btn--line btn--small" };

/** The button's intent is the field that opens the form if it is filled. */
const FORMS = [
  { intent: "answer", summary: "Answer", fields: ANSWER, submit: "Save the answer" },
  { intent: "note", summary: "Note and branch", fields: NOTE, submit: "Save" },
] as const;

interface MessageCardProps {
  message: Message & {
    replies: ReturnType<typeof toReplies>;
    versions: Record<"answer" | "note", number>;
  };
  failure: FormFailure | undefined;
  mayAnswer: boolean;
  mayErase: boolean;
}

export function MessageCard({ message, failure, mayAnswer, mayErase }: MessageCardProps) {
  const { id, name, email, phone, created_at, subject, branch, product, status, note, replies } =
    message;
  const texts = {
    answer: [message.answer || `Hello ${name},\n\n`],
    note: [note],
    branch: [branch],
  };
  const ofThis = failure?.texts.id?.[0] === String(id) ? failure : undefined;
  const next = status === "open" ? "handled" : "open";
  return (
    <li id={`message-${id}`}>
      <article aria-labelledby={`message-${id}-title`}>
        <h2 id={`message-${id}-title`}>{name}</h2>
        <p className="desk-hint">
          No. {id} · <ShopTime at={created_at} /> ·{" "}
          {[subject, product, branch].filter(Boolean).join(" · ")}
        </p>
        <p className="desk-messages__text">{message.message}</p>
        <p className="desk-hint">{[phone, email].filter(Boolean).join(" · ")}</p>
        <div className="desk-actions">
          {replies.call && (
            <a className="btn btn--small" href={replies.call}>
              Call
            </a>
          )}
          {replies.whatsApp && (
            <a {...line} href={replies.whatsApp} target="_blank" rel="noreferrer">
              WhatsApp
            </a>
          )}
          {replies.mail && (
            <a {...line} href={replies.mail}>
              Email
            </a>
          )}
          {mayAnswer && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="status" value={next} />
              <button {...line} type="submit" name="intent" value="status">
                {next === "handled" ? "Mark as handled" : "Reopen"}
              </button>
            </Form>
          )}
        </div>
        {mayAnswer &&
          FORMS.map(({ intent, summary, fields, submit }) => {
            const failed = ofThis?.texts[intent] && ofThis;
            return (
              <details key={intent} open={message[intent] !== "" || failed !== undefined}>
                <summary className="desk-summary">{summary}</summary>
                <DeskForm
                  id={`message-${id}-${intent}`}
                  version={message.versions[intent]}
                  fields={fields}
                  texts={texts}
                  failure={failed}
                  hasNotice={false}
                  submit={submit}
                  intent={intent}
                  button={line.className}
                >
                  <input type="hidden" name="id" value={id} />
                </DeskForm>
              </details>
            );
          })}
        {mayErase && (
          <Link to={`/desk/messages/erase?${new URLSearchParams({ person: email || phone })}`}>
            Erase everything from {email || phone}
          </Link>
        )}
      </article>
    </li>
  );
}
