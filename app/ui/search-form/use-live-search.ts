/** Makes a search box a combobox: opens and closes the dropdown and handles its keys. */

import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { keepScrollbarGutter } from "../scrollbar-gutter.ts";
import { choicesOf, optionId, toStatus } from "./live-results.tsx";
import { useLiveResponse } from "./use-live-response.ts";

export function useLiveSearch(box: RefObject<HTMLElement | null>) {
  const t = useMessages("shell");
  const id = useId();
  const [text, setText] = useState("");
  // Key of the history entry on which it was opened: any navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const { response, failed, isOffline } = useLiveResponse(text);
  const isHydrated = useSyncExternalStore(never, yes, no);
  const navigate = useNavigate();
  const location = useLocation();

  const query = text.trim();
  const isOpen = query !== "" && openOn === location.key && (!failed || isOffline);
  const choices = isOpen ? choicesOf(response) : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before the scripts ran
  useEnhancement(() => {
    const input = box.current?.querySelector("input");
    if (!input?.value) return;
    setText(input.value);
    if (input === document.activeElement) setOpenOn(location.key);
  }, []);

  useEnhancement(() => {
    if (active >= 0)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  useEnhancement(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      // The backdrop is painted by the box itself.
      if (event.target === box.current || !box.current?.contains(event.target as Node))
        setOpenOn(null);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen, box]);

  function open() {
    keepScrollbarGutter();
    setOpenOn(location.key);
  }

  function close() {
    setOpenOn(null);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      // Keeps the text, which the browser would clear.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && query) {
      event.preventDefault();
      open();
      const step = event.key === "ArrowDown" ? 1 : -1;
      const stops = choices.length + 1;
      setActive(((active + 1 + step + stops) % stops) - 1);
    } else if (event.key === "Enter" && isOpen) {
      const choice = choices[active];
      close();
      if (choice) {
        event.preventDefault();
        navigate(choice);
      }
    }
  }

  const combobox = isHydrated
    ? ({
        role: "combobox",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? `${id}-list` : undefined,
        "aria-autocomplete": "list",
        "aria-activedescendant": active >= 0 && isOpen ? optionId(id, active) : undefined,
      } as const)
    : {};

  return {
    isOpen,
    /** For screen readers. */
    status: isOpen ? toStatus(t, isOffline, response?.query === query ? response : null) : "",
    results: { id, query, response, isOffline, active, onChoose: close },
    /** Ignores a blank search. */
    onSubmit: (event: FormEvent) => {
      if (query !== "") return;
      event.preventDefault();
      box.current?.querySelector("input")?.focus();
    },
    input: {
      ...combobox,
      // Only without scripts: screen readers would announce "required" on every page.
      required: !isHydrated,
      onKeyDown,
      onInput: (event: { currentTarget: HTMLInputElement }) => {
        setText(event.currentTarget.value);
        open();
        setActive(-1);
      },
      onFocus: open,
    },
  };
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
