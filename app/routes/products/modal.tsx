/** A dialog: a popover without scripts, a modal dialog that keeps the focus with them. */

import type { MouseEvent, ReactNode } from "react";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { isOpenPopover } from "#app/ui/popover.ts";
import { keepScrollbarGutter } from "#app/ui/scrollbar-gutter.ts";
import "./modal.css";

interface ModalProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

export function Modal({ id, title, className = "", children }: ModalProps) {
  const t = useMessages("products");
  return (
    <dialog
      id={id}
      popover="auto"
      closedby="any"
      className={`modal ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="modal__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          className="icon-btn"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="modal__body">{children}</div>
    </dialog>
  );
}

interface ModalButtonProps {
  /** Id of the modal that it opens. */
  modal: string;
  className: string;
  label?: string;
  onOpen?: () => void;
  children: ReactNode;
}

export function ModalButton({ modal, className, label, onOpen, children }: ModalButtonProps) {
  function open(event: MouseEvent) {
    const dialog = document.getElementById(modal);
    // Without dialog support, `popoverTarget` opens it.
    if (!isDialog(dialog) || isOpenPopover(dialog)) return;
    event.preventDefault();
    keepScrollbarGutter();
    dialog.showModal();
    onOpen?.();
  }
  return (
    <button
      type="button"
      className={className}
      popoverTarget={modal}
      aria-label={label}
      onClick={open}
    >
      {children}
    </button>
  );
}

function close(event: MouseEvent<HTMLButtonElement>) {
  const dialog = event.currentTarget.closest("dialog");
  if (!dialog?.open) return;
  event.preventDefault();
  dialog.close();
}

function isDialog(element: HTMLElement | null): element is HTMLDialogElement {
  return element !== null && "showModal" in element;
}
