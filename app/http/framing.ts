/** Which page may stand in a frame, and which holds one: only pages of this site, and only those that say so. */
import { createContext } from "react-router";

interface Framing {
  /** This page shows another of this site's in a frame. */
  holdsOwn?: boolean;
  /** Pages of this site may show this one in a frame. */
  isHeld?: boolean;
}

/** Set by the page's route. */
export const framingContext = createContext<Framing>({});
