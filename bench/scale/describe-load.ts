import type { Placed } from './load/order-steadily.ts';

/**
 * Returns the experience of buyers and visitors: how many orders were placed, how long the longest took, and which other responses came.
 */
export function describeLoad(placed: Placed[], pages: Map<string, number>): string[] {
  const took = placed.map(({ beganAt, doneAt }) => doneAt - beganAt).toSorted((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  const seconds =
    (Math.max(...placed.map(({ beganAt }) => beganAt)) - Math.min(...placed.map(({ beganAt }) => beganAt))) /
    1000;
  return [
    `${placed.length} orders (${(placed.length / seconds).toFixed(0)} a second), ${placed.filter(({ id }) => id === undefined).length} never placed`,
    `half within ${at(0.5).toFixed(0)} ms, the longest ${at(1).toFixed(0)} ms`,
    `answers before success: ${format(count(placed.flatMap(({ before }) => before)))}`,
    `seconds with refused orders: ${countRefusing(placed)}`,
    `pages: ${format(pages)}`,
  ];
}

/** Returns in how many seconds of the trial the first attempt at an order was refused. */
function countRefusing(placed: Placed[]): number {
  const refused = placed.filter(({ id, before }) => !id || before.length > 0);
  return new Set(refused.map(({ beganAt }) => Math.floor(beganAt / 1000))).size;
}

/** Returns the milliseconds from a moment until the response to the first order that was begun after it. */
export function firstAfter(placed: Placed[], moment: number): number {
  const after = placed.filter(({ beganAt, id }) => beganAt > moment && id);
  return Math.min(...after.map(({ doneAt }) => doneAt)) - moment;
}

function count(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function format(counts: Map<string, number>): string {
  return [...counts].map(([kind, many]) => `${many} × ${kind}`).join(', ') || 'none';
}
