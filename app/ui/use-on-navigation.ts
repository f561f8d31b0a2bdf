/** Calls `act` after each navigation, but not when the page's scripts start. */
import { useRef } from "react";
import { useLocation } from "react-router";
import { useEnhancement } from "./use-enhancement.ts";

export function useOnNavigation(act: () => unknown): void {
  const { key } = useLocation();
  const current = useRef(key);
  useEnhancement(() => {
    if (current.current === key) return;
    current.current = key;
    act();
  }, [key, act]);
}
