/** A picture for pages: one file, or sizes and formats for the browser to choose from. */

export interface SitePicture {
  /** A medium size in the most compatible format. */
  src: string;
  /** Further sizes in this format, or null. */
  srcSet: string | null;
  /** Pixels of the largest size. */
  width: number;
  height: number;
  alt: string;
  /** Placeholder colour while it loads, "#rrggbb"; absent for transparent pictures. */
  color?: string | undefined;
  /** Smaller formats, and another crop for portrait windows, in order of preference. */
  sources: { type: string; media: string | null; srcSet: string; width: number; height: number }[];
}
