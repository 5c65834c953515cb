import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { MOST_REVIEW_PHOTOS } from '#domain/review/review-photo.ts';
import { sendPhoto } from './send-photo.ts';
import { readPhoto, usePhotos } from './use-photos.ts';

/** Sends the photos of a review as they are chosen. */
export function useReviewPhotos(productId: string) {
  const chosen = usePhotos(MOST_REVIEW_PHOTOS, async (file) => {
    const { sent, preview } = await readPhoto(file);
    const path = toPath('POST /products/{id}/reviews/photos', { params: { id: productId } });
    const { id } = (await sendPhoto(path, sent)) as Answer<'POST /products/{id}/reviews/photos'>;
    return { id, preview };
  });
  return { ...chosen, ids: chosen.photos.map(({ id }) => id) };
}
