import { unavailable } from '#domain/error.ts';

export type QueueBounds = {
  /** How many run at the same time. */
  atOnce: number;
  /** How many may wait for one of those to end. */
  waiting: number;
  longestWaitMs: number;
  /** How many are started in one turn of the event loop: between two turns everything else is answered. */
  startsPerTurn: number;
};
export type RunInQueue = <Value>(work: () => Promise<Value>) => Promise<Value>;

const sentence = 'Many people are in the shop right now. Please try again in a few seconds.';

/** Runs work that costs processor time, first come first served. Throws unavailable `shop.busy` where no more may wait, or waited too long. */
export function createBoundedQueue(bounds: QueueBounds): RunInQueue {
  const { atOnce, waiting, longestWaitMs, startsPerTurn } = bounds;
  const line: (() => void)[] = [];
  let running = 0;
  let isTurnAwaited = false;

  function awaitTurn(): void {
    if (isTurnAwaited || line.length === 0 || running >= atOnce) return;
    isTurnAwaited = true;
    setImmediate(takeTurn);
  }

  function takeTurn(): void {
    isTurnAwaited = false;
    for (const start of line.splice(0, Math.min(startsPerTurn, atOnce - running))) start();
    awaitTurn();
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const refuse = () => reject(unavailable('shop.busy', sentence));
      if (running + line.length >= atOnce + waiting) return refuse();
      const timer = setTimeout(() => {
        line.splice(line.indexOf(start), 1);
        refuse();
      }, longestWaitMs);
      line.push(start);
      awaitTurn();

      function start(): void {
        clearTimeout(timer);
        running += 1;
        void work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            awaitTurn();
          });
      }
    });
}
