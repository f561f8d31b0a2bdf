/** Lists whose entries staff add, change, move and remove; `edit-list.server.ts` runs them. */
import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { Form, type FormProps } from "react-router";
import { useLayoutEnhancement } from "#app/ui/use-enhancement.ts";
import { HiddenFields } from "./unsent-form.tsx";
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

/**
 * Returns a handler of the list's forms, with which the focus stays on the pressed button after its
 * entry has moved.
 */
export function useFocusAfterMove(list: RefObject<HTMLElement | null>, order: string) {
  const pressed = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has been saved
  useLayoutEnhancement(() => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    buttons.find(({ value }) => value === pressed.current)?.focus();
    pressed.current = "";
  }, [order]);
  const remember: FormProps["onSubmit"] = ({ nativeEvent: { submitter } }) => {
    if (submitter instanceof HTMLButtonElement) pressed.current = submitter.value;
  };
  return remember;
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
  const list = useRef<HTMLOListElement>(null);
  const remember = useFocusAfterMove(list, entries.map(({ key }) => key).join());
  return (
    <ol className="desk-groups" ref={list}>
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
              <Form method="post" className="desk-actions" preventScrollReset onSubmit={remember}>
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
