/** A message with links to reply, its status, note and branch, and a link to erase the sender. */
import { Form, Link } from "react-router";
import type { Message } from "#app/contract/message.ts";
import { Field, TextArea } from "#app/ui/field.tsx";
import { ShopTime } from "../shop-time.tsx";
import type { Replies } from "./replies.ts";

/** Id of the page's list of the shop's branches. */
export const BRANCH_NAMES = "branch-names";

const line = { className: "btn btn--line btn--small" };

interface MessageCardProps {
  message: Message & { replies: Replies };
  mayAnswer: boolean;
  mayErase: boolean;
}

export function MessageCard({ message, mayAnswer, mayErase }: MessageCardProps) {
  const { id, name, email, phone, created_at, subject, branch, product, status, note, replies } =
    message;
  const { answer } = message;
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
        {mayAnswer && (
          <details open={answer !== ""}>
            <summary className="desk-summary">Answer</summary>
            <Form method="post" className="desk-form" preventScrollReset key={answer}>
              <input type="hidden" name="id" value={id} />
              <Field
                label="Answer"
                hint="Saved with the message. Then send it: Email and WhatsApp contain it."
                name="answer"
                id={`answer-${id}`}
              >
                {(field) => (
                  <TextArea {...field} rows={4} defaultValue={answer || `Hello ${name},\n\n`} />
                )}
              </Field>
              <button {...line} type="submit" name="intent" value="answer">
                Save the answer
              </button>
            </Form>
          </details>
        )}
        {mayAnswer && (
          <details open={note !== ""}>
            <summary className="desk-summary">Note and branch</summary>
            <Form method="post" className="desk-form" preventScrollReset key={`${note} ${branch}`}>
              <input type="hidden" name="id" value={id} />
              <Field label="Note (staff only)" name="note" id={`note-${id}`}>
                {(field) => <TextArea {...field} rows={2} defaultValue={note} />}
              </Field>
              <Field label="Branch" name="branch" id={`branch-${id}`}>
                {(field) => <input {...field} list={BRANCH_NAMES} defaultValue={branch} />}
              </Field>
              <button {...line} type="submit" name="intent" value="note">
                Save
              </button>
            </Form>
          </details>
        )}
        {mayErase && (
          <Link to={`/desk/messages/erase?${new URLSearchParams({ person: email || phone })}`}>
            Erase everything from {email || phone}
          </Link>
        )}
      </article>
    </li>
  );
}
