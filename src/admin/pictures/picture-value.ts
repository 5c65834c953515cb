/** A picture of a product in its form; the first of a list is the main one. */
export type PictureValue = {
  id: string;
  /** Identifies its files; only new pictures have it. */
  key?: string;
  url: string;
  width: number;
  height: number;
  /** The description for people who cannot see it; empty where the proposal will do. */
  alt: string;
  /** The colour of the product that it shows; null where it shows all of them. */
  color: string | null;
};
