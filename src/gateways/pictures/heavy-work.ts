import { createBoundedQueue } from '#platform/http-cache/bounded-queue.ts';
import { picturesBusy } from '#domain/catalogue/picture.ts';

/** Work on a photo takes up to a hundred megabytes and a processor: one after the other, while pages use the other processors. */
const bounds = { atOnce: 1, waiting: 50, longestWaitMs: 60_000, startsPerTurn: 1 };

/** Runs what no visitor waits for, in the order in which it came: photos are cleaned, and rendered ahead of demand. */
export const runHeavyWork = createBoundedQueue(bounds, picturesBusy);
