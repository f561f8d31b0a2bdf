/** The about page in English; the shop's folder has the rest of its texts. */

export const about = { home: "Home", title: "About Us" };
