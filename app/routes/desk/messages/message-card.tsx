/** A message with links to reply, its status, note and branch, and a link to erase the sender. */
import { Form, Link } from "react-router";
import type { Message } from "#app/contract/message.ts";
import { Field, TextArea } from "#app/ui/field.tsx";
import type { FieldTable } from "../form/fields.ts";
import type { FormFailure } from "../form/try-send.server.ts";
import { ShopTime } from "../shop-time.tsx";
import type { Replies } from "./replies.ts";

/** Id of the page's list of the shop's branches. */
export const BRANCH_NAMES = "branch-names";

export const ANSWER = { answer: { label: "Answer", kind: "prose" } } satisfies FieldTable;
export const NOTE = {
  note: { label: "Note", kind: "prose" },
  branch: { label: "Branch", kind: "text" },
} satisfies FieldTable;

const line = { className: "btn btn--line btn--small" };

interface MessageCardProps {
  message: Message & { replies: Replies; versions: Record<"answer" | "note", number> };
  failure: FormFailure | undefined;
  mayAnswer: boolean;
  mayErase: boolean;
}

export function MessageCard({ message, failure, mayAnswer, mayErase }: MessageCardProps) {
  const { id, name, email, phone, created_at, subject, branch, product, status, note, replies } =
    message;
  const { answer, versions } = message;
  const typed = failure?.texts.id?.[0] === String(id) ? failure.texts : {};
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
          <details open={answer !== "" || typed.answer !== undefined}>
            <summary className="desk-summary">Answer</summary>
            <Form method="post" className="desk-form" preventScrollReset key={answer}>
              <input type="hidden" name="id" value={id} />
              <Version saved={versions.answer} typed={typed.answer && typed.version} />
              <Field
                label="Answer"
                hint="Saved with the message. Then send it: Email and WhatsApp contain it."
                name="answer"
                id={`answer-${id}`}
              >
                {(field) => (
                  <TextArea
                    {...field}
                    rows={4}
                    defaultValue={typed.answer?.[0] ?? (answer || `Hello ${name},\n\n`)}
                  />
                )}
              </Field>
              <button {...line} type="submit" name="intent" value="answer">
                Save the answer
              </button>
            </Form>
          </details>
        )}
        {mayAnswer && (
          <details open={note !== "" || typed.note !== undefined}>
            <summary className="desk-summary">Note and branch</summary>
            <Form method="post" className="desk-form" preventScrollReset key={`${note} ${branch}`}>
              <input type="hidden" name="id" value={id} />
              <Version saved={versions.note} typed={typed.note && typed.version} />
              <Field label="Note (staff only)" name="note" id={`note-${id}`}>
                {(field) => <TextArea {...field} rows={2} defaultValue={typed.note?.[0] ?? note} />}
              </Field>
              <Field label="Branch" name="branch" id={`branch-${id}`}>
                {(field) => (
                  <input
                    {...field}
                    list={BRANCH_NAMES}
                    defaultValue={typed.branch?.[0] ?? branch}
                  />
                )}
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

/** After a conflict, the version of the message which the form may overwrite. */
function Version({ saved, typed }: { saved: number; typed: string[] | undefined }) {
  return <input type="hidden" name="version" value={typed?.[0] ?? saved} />;
}
