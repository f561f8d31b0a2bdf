/** Keeps the focus on a list entry's button after the entry has moved. */
import { type RefObject, useRef } from "react";
import { useEnhancement, useLayoutEnhancement } from "#app/ui/use-enhancement.ts";

/** The children of `list` need a `data-key`; `version` changes when the list has been saved. */
export function useFocusAfterMove(
  list: RefObject<HTMLElement | null>,
  version: number | string,
): void {
  const pressed = useRef<{ key: string; label: string } | null>(null);

  useEnhancement(() => {
    const element = list.current;
    const remember = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest("button") : null;
      const key = button?.closest("[data-key]")?.getAttribute("data-key");
      pressed.current = button && key ? { key, label: button.textContent ?? "" } : null;
    };
    element?.addEventListener("click", remember);
    return () => element?.removeEventListener("click", remember);
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has been saved
  useLayoutEnhancement(() => {
    if (!pressed.current) return;
    const { key, label } = pressed.current;
    pressed.current = null;
    const item = [...(list.current?.children ?? [])].find(
      (each) => each.getAttribute("data-key") === key,
    );
    const buttons = [...(item?.querySelectorAll("button") ?? [])];
    buttons.find((button) => button.textContent === label)?.focus();
  }, [version]);
}
