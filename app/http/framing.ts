/** Which pages may be in a frame of this site, and which pages have a frame. */
import { createContext } from "react-router";

export interface Framing {
  /** This page shows another page of this site in a frame. */
  hasFrame?: boolean;
  /** Pages of this site may show this one in a frame; no other site may. */
  isFramed?: boolean;
}

/** Set by the page's route. */
export const framingContext = createContext<Framing>({});
