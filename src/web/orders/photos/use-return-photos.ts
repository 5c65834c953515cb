import { randomKey, toPath } from '#contract/client.ts';
import { MOST_RETURN_PHOTOS } from '#domain/order/return-photos.ts';
import { sendPhoto } from './send-photo.ts';
import { readPhoto, usePhotos } from './use-photos.ts';

/** Keeps the photos of a return until it is requested. */
export function useReturnPhotos(orderId: string) {
  const chosen = usePhotos(MOST_RETURN_PHOTOS, async (file) => ({
    id: randomKey(),
    ...(await readPhoto(file)),
  }));
  const path = toPath('POST /orders/{id}/photos', { params: { id: orderId } });
  /** Sends the photos one after the other; throws ApiError. A photo that is sent again is stored only once. */
  async function send(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop
    for (const { sent } of chosen.photos) await sendPhoto(path, sent);
  }
  return { ...chosen, send };
}
