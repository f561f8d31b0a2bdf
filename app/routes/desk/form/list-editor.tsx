/** Lists whose entries staff add, change, move and remove. */
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { HiddenFields } from "./desk-form.tsx";
import "./list-editor.css";

/** `entry` is the key by which the server finds the entry. */
interface EntryButtonProps extends ComponentProps<"button"> {
  intent: "remove" | "first" | "up" | "down";
  entry: string | number;
  isAtEnd?: boolean;
}

/** At the end of the list it does nothing. Not `disabled`, which would take away the focus. */
export function EntryButton({
  intent,
  entry,
  isAtEnd = false,
  formAction,
  ...button
}: EntryButtonProps) {
  return (
    <button
      {...button}
      formAction={isAtEnd ? undefined : formAction}
      type={isAtEnd ? "button" : "submit"}
      name="intent"
      value={`${intent}:${entry}`}
      aria-disabled={isAtEnd || undefined}
    />
  );
}

interface ListEntry {
  key: string | number;
  name: string;
  /** Instead of the name. */
  title?: ReactNode;
  hint?: string;
  /** Below the entry. */
  content?: ReactNode;
}

interface OrderedListProps {
  entries: readonly ListEntry[];
  /** Further fields of the buttons' forms. */
  texts?: Record<string, string[]>;
}

export function OrderedList({ entries, texts = {} }: OrderedListProps) {
  return (
    <ol className="desk-groups">
      {entries.map(({ key, name, title = <b>{name}</b>, hint, content }, index) => {
        const button = (intent: EntryButtonProps["intent"], label: string, isAtEnd = false) => ({
          className: "icon-btn",
          intent,
          entry: key,
          isAtEnd,
          "aria-label": label,
        });
        return (
          <li key={key}>
            <div className="desk-groups__row">
              {title}
              {hint && <span className="desk-hint">{hint}</span>}
              <Form method="post" className="desk-actions" preventScrollReset>
                <HiddenFields texts={texts} />
                <EntryButton {...button("up", `Move ${name} up`, index === 0)}>↑</EntryButton>
                <EntryButton {...button("down", `Move ${name} down`, index === entries.length - 1)}>
                  ↓
                </EntryButton>
              </Form>
            </div>
            {content}
          </li>
        );
      })}
    </ol>
  );
}
