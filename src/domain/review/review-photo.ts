import { toUrlUpTo } from '#domain/catalogue/picture-url.ts';

/** The most photos of one review. */
export const MOST_REVIEW_PHOTOS = 4;

/** A photo of a review: two sizes of it, and a tiny data URL to show until they have loaded. */
export type ReviewPhoto = {
  id: string;
  url: string;
  thumbnail: string;
  width: number;
  height: number;
  placeholder: string;
};

/** Returns a photo whose public files are named by `key`. */
export function toReviewPhoto({ key, ...photo }: StoredReviewPhoto): ReviewPhoto {
  const picture = { key, width: photo.width };
  return { ...photo, url: toUrlUpTo(picture, 1600), thumbnail: toUrlUpTo(picture, 320) };
}

export type StoredReviewPhoto = Omit<ReviewPhoto, 'url' | 'thumbnail'> & { key: string };
