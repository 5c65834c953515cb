import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { picturesBusy } from '#domain/catalogue/picture.ts';
import { createBoundedQueue } from '#platform/http-cache/bounded-queue.ts';

/** A form of 40 MB takes three times its size while it is read. */
const bounds = { atOnce: 2, waiting: 30, longestWaitMs: 60_000, startsPerTurn: 2 };

/**
 * Lets two requests with a whole photo proceed at a time; the others wait, and none of their bytes has been read yet. A turn lasts until
 * the browser has sent its photo, so customers with slow connections wait for each other but never hold up staff.
 */
export const queuesPictures = createPictureQueue();
export const queuesCustomerPictures = createPictureQueue();

function createPictureQueue(): MiddlewareHandler<ApiEnv> {
  const runInQueue = createBoundedQueue(bounds, picturesBusy);
  return (_, next) => runInQueue(next);
}
