/** The error pages in English. */
import type { ReactNode } from "react";

export const errors = {
  notFound: "Page Not Found",
  notFoundHint: "Check the web address, or search for the product. It may no longer be sold.",
  backToHome: "Back to the homepage",
  allCategories: "All Categories",
  locations: "Our Locations",
  call: (phone: string) => `Call ${phone}`,

  outage: "The catalogue is not available right now",
  outageHint: "Try again in a minute, or call us.",

  notLoaded: "This page could not be loaded",
  notLoadedHint: "Check your connection and try again.",
  /** `id` is the request's, as in the log. */
  reference: (id: ReactNode) => <>Reference: {id}</>,

  problem: "There is a problem",
  tooLarge: "The form is too large. Shorten the text, or choose a smaller file.",
  rejected: "This page cannot process the request. Go back and try again.",
};
