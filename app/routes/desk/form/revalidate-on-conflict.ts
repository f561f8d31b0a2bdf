/** Whoever met the change of somebody else is shown the page as it is now. */
import type { ShouldRevalidateFunctionArgs } from "react-router";

export function revalidateOnConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 412 || defaultShouldRevalidate;
}
