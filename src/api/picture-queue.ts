import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { picturesBusy } from '#domain/catalogue/picture.ts';
import { createBoundedQueue } from '#platform/http-cache/bounded-queue.ts';

/** A form of 40 MB takes three times its size while it is read. */
const bounds = { atOnce: 2, waiting: 30, longestWaitMs: 60_000, startsPerTurn: 2 };

/**
 * Lets two requests with a whole photo proceed at once; the others wait, and nothing of theirs has been read yet. A turn lasts as long as the
 * browser takes to send its photo, so that customers with slow connections wait for each other and never hold up staff.
 */
export const queuesPictures = createPictureQueue();
export const queuesCustomerPictures = createPictureQueue();

function createPictureQueue(): MiddlewareHandler<ApiEnv> {
  const runInQueue = createBoundedQueue(bounds, picturesBusy);
  return (_, next) => runInQueue(next);
}
