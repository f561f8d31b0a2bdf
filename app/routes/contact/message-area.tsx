/** A text area that keeps what was typed before scripts ran. */
import { type ComponentProps, useRef, useState, useSyncExternalStore } from "react";
import { useLayoutEnhancement } from "#app/ui/use-enhancement.ts";

const never = () => () => {};

/** React resets a text area to its initial text during hydration, unlike other fields. */
export function MessageArea(props: ComponentProps<"textarea"> & { id: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined",
  );
  const [typed] = useState(() => (isHydrating ? readValue(props.id) : null));
  useLayoutEnhancement(() => {
    if (area.current && typed !== null && area.current.value !== typed) area.current.value = typed;
  }, [typed]);
  return <textarea {...props} ref={area} />;
}

function readValue(id: string): string | null {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field.value : null;
}
