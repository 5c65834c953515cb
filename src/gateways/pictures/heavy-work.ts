import { createBoundedQueue } from '#platform/http-cache/bounded-queue.ts';
import { picturesBusy } from '#domain/catalogue/picture.ts';

/**
 * Work on a photo takes up to a hundred megabytes and a processor, so photos are worked on one after the other, while pages use the other
 * processors.
 */
const bounds = { atOnce: 1, waiting: 50, longestWaitMs: 60_000, startsPerTurn: 1 };

/** Runs work that no visitor waits for, in order of arrival: photos are cleaned, and rendered ahead of demand. */
export const runHeavyWork = createBoundedQueue(bounds, picturesBusy);
