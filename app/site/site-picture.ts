/** A picture as pages show it: one file, or sizes and formats for the browser to choose from. */

export interface SitePicture {
  /** Of a middling size, in the form that every browser reads. */
  src: string;
  /** Further sizes of the same form; null where there is but one. */
  srcSet: string | null;
  /** Pixels of the largest. */
  width: number;
  height: number;
  alt: string;
  /** Fills its place while it loads, "#rrggbb"; absent where it is not known, or the picture partly transparent. */
  color?: string | undefined;
  /** Smaller forms, and another cut for upright windows, first choice first. */
  sources: { type: string; media: string | null; srcSet: string; width: number; height: number }[];
}
