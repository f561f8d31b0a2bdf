/** Makes the rendered page live in the browser. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { addFallbacks } from "./ui/fallbacks/fallbacks.ts";

await addFallbacks().catch(console.error);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
