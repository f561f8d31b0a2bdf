/**
 * A dialog over the page. Without scripts it opens as a popover; with them as a modal dialog, which also keeps the
 * focus inside. The page behind does not scroll (modal.css).
 */
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { isOpenPopover } from "#app/ui/popover.ts";
import { keepScrollbarPlace } from "#app/ui/scrollbar-place.ts";
import "./modal.css";

interface ModalProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

export function Modal({ id, title, className = "", children }: ModalProps) {
  return (
    <dialog id={id} popover="auto" closedby="any" className={`modal ${className}`} aria-labelledby={`${id}-title`}>
      <div className="modal__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          className="icon-btn"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
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
  /** Id of the modal it opens. */
  modal: string;
  className: string;
  label?: string;
  onOpen?: () => void;
  children: ReactNode;
}

export function ModalButton({ modal, className, label, onOpen, children }: ModalButtonProps) {
  function open(event: MouseEvent) {
    const dialog = document.getElementById(modal);
    // Where dialogs or popovers are missing, what opens the other kind does it alone.
    if (!isDialog(dialog) || isOpenPopover(dialog)) return;
    event.preventDefault();
    keepScrollbarPlace();
    dialog.showModal();
    onOpen?.();
  }
  return (
    <button type="button" className={className} popoverTarget={modal} aria-label={label} onClick={open}>
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
