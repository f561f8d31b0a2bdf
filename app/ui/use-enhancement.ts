/** Effects that add to a page which is whole without them. */
import { type DependencyList, type EffectCallback, useEffect, useLayoutEffect } from "react";

/** Like `useEffect`, but a failure is logged and leaves the page as it was served: React would take the page away. */
export function useEnhancement(enhance: EffectCallback, dependencies?: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
  useEffect(() => guarded(enhance), dependencies);
}

/** The same before the browser paints. */
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
