export type QueueBounds = {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** How many tasks may wait for a running one to end. */
  waiting: number;
  longestWaitMs: number;
  /** How many tasks start in one turn of the event loop: between two turns the process answers everything else. */
  startsPerTurn: number;
};
/** Runs a task. Tasks with `goesFirst` wait in a queue of their own, which has the same length. */
export type RunInQueue = <Value>(work: () => Promise<Value>, goesFirst?: boolean) => Promise<Value>;
type Line = (() => void)[];

/**
 * Creates a queue for tasks that cost processor time: first come, first served, after those with `goesFirst`. A task rejects with
 * `tooBusy()` when its queue is full or it has waited too long.
 */
export function createBoundedQueue(bounds: QueueBounds, tooBusy: () => Error): RunInQueue {
  const { atOnce, waiting, longestWaitMs, startsPerTurn } = bounds;
  const first: Line = [];
  const others: Line = [];
  let running = 0;
  let isTurnAwaited = false;

  function awaitTurn(): void {
    if (isTurnAwaited || first.length + others.length === 0 || running >= atOnce) return;
    isTurnAwaited = true;
    setImmediate(takeTurn);
  }

  function takeTurn(): void {
    isTurnAwaited = false;
    for (let starts = Math.min(startsPerTurn, atOnce - running); starts > 0; starts -= 1)
      (first.shift() ?? others.shift())?.();
    awaitTurn();
  }

  return (work, goesFirst = false) =>
    new Promise((resolve, reject) => {
      const refuse = () => reject(tooBusy());
      const line = goesFirst ? first : others;
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
