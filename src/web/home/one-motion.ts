/** How long a slide transition takes, with a moment to look at the new slide. */
const GIVES_WAY_MS = 700;
let turnedAt = -Infinity;

/** Notes that the slide changes: other motion on the page pauses during the transition, because only one thing moves at a time. */
export function noteTurn(): void {
  turnedAt = performance.now();
}

/** Returns whether a slide transition is in progress. */
export function isSlideTurning(): boolean {
  return performance.now() < turnedAt + GIVES_WAY_MS;
}
