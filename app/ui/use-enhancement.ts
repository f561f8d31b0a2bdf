/** Effects of a page that is complete without them. */
import { type DependencyList, type EffectCallback, useEffect, useLayoutEffect } from "react";

/** Like `useEffect`, but an error is only logged: React would remove the page. */
export function useEnhancement(enhance: EffectCallback, dependencies?: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
  useEffect(() => guarded(enhance), dependencies);
}

/** Like `useLayoutEffect`, but an error is only logged. */
export function useLayoutEnhancement(enhance: EffectCallback, dependencies?: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
  useLayoutEffect(() => guarded(enhance), dependencies);
}

function guarded(enhance: EffectCallback): (() => void) | undefined {
  try {
    const end = enhance();
    return end ? () => attempt(end) : undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error(error);
  }
}
