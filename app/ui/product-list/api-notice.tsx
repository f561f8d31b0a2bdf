/** The banner above a list of cached data, shown because the upstream failed. */
import { Notice } from "../notice.tsx";

export function ApiNotice({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <Notice tone="alarm">
      <p>{message}</p>
    </Notice>
  );
}
