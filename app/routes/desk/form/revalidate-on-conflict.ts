/** After a conflict (412) the page reloads its data. */
import type { ShouldRevalidateFunctionArgs } from "react-router";

export function revalidateOnConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 412 || defaultShouldRevalidate;
}
