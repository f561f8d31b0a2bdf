/** What the desk needs of a category, a brand or the like to offer it for choice. */
export interface PlaceOption {
  id: number;
  name: string;
  slug: string;
}

export const toOption = ({ id, name, slug }: PlaceOption): PlaceOption => ({ id, name, slug });
