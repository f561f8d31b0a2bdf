/** Makes a search box a combobox once scripts run: what opens and closes the dropdown, and the keys that move in it. */

import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { keepScrollbarPlace } from "../scrollbar-place.ts";
import { choicesOf, OFFLINE, optionId, toStatus } from "./live-results.tsx";
import { useLiveAnswer } from "./use-live-answer.ts";

export function useLiveSearch(box: RefObject<HTMLElement | null>) {
  const id = useId();
  const [text, setText] = useState("");
  // The history entry it was opened on: choosing a page, here or anywhere, closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const { answer, failed, isOffline } = useLiveAnswer(text);
  const isHydrated = useSyncExternalStore(never, yes, no);
  const navigate = useNavigate();
  const location = useLocation();

  const query = text.trim();
  const isOpen = query !== "" && openOn === location.key && (!failed || isOffline);
  const choices = isOpen ? choicesOf(answer) : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts came
  useEnhancement(() => {
    const input = box.current?.querySelector("input");
    if (!input?.value) return;
    setText(input.value);
    if (input === document.activeElement) setOpenOn(location.key);
  }, []);

  useEnhancement(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  useEnhancement(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      // The veil over the page is painted by the box itself.
      if (event.target === box.current || !box.current?.contains(event.target as Node)) setOpenOn(null);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen, box]);

  /** The dropdown's sheet holds the page still. */
  function open() {
    keepScrollbarPlace();
    setOpenOn(location.key);
  }

  function close() {
    setOpenOn(null);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      // Keeps the text: the browser would clear a search box.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && query) {
      event.preventDefault();
      open();
      const step = event.key === "ArrowDown" ? 1 : -1;
      const places = choices.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
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
    /** For those who cannot see the dropdown. */
    status: isOpen && isOffline ? OFFLINE : isOpen && answer?.query === query ? toStatus(answer) : "",
    results: { id, query, answer, isOffline, active, onChoose: close },
    /** A blank search goes nowhere. */
    onSubmit: (event: FormEvent) => {
      if (query !== "") return;
      event.preventDefault();
      box.current?.querySelector("input")?.focus();
    },
    input: {
      ...combobox,
      // Nobody must search: with scripts, readers need not say so on every page.
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
