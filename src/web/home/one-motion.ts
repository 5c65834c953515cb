/** How long a slide gives way to the next one, with a moment to look at it. */
const GIVES_WAY_MS = 700;
let turnedAt = -Infinity;

/** Notes that another slide is shown: whatever else moves on the page rests meanwhile, because only one thing moves at a time. */
export function noteTurn(): void {
  turnedAt = performance.now();
}

/** Returns whether a slide is giving way to another one. */
export function isSlideTurning(): boolean {
  return performance.now() < turnedAt + GIVES_WAY_MS;
}
