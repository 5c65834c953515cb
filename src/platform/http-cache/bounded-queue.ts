export type QueueBounds = {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** How many tasks may wait for a running one to end. */
  waiting: number;
  longestWaitMs: number;
  /** How many tasks start in one turn of the event loop: between two turns the process answers everything else. */
  startsPerTurn: number;
};
/** Runs a task. Tasks with `goesFirst` wait in their own queue, which has the same length. */
export type RunInQueue = <Value>(work: () => Promise<Value>, goesFirst?: boolean) => Promise<Value>;
type Waiting = (() => void)[];

/**
 * Creates a queue for tasks that cost processor time: first come, first served, after those with `goesFirst`. A task rejects with
 * `tooBusy()` when its queue is full or it has waited too long.
 */
export function createBoundedQueue(bounds: QueueBounds, tooBusy: () => Error): RunInQueue {
  const { atOnce, waiting, longestWaitMs, startsPerTurn } = bounds;
  const first: Waiting = [];
  const others: Waiting = [];
  let running = 0;
  let isStartScheduled = false;

  function scheduleStart(): void {
    if (isStartScheduled || first.length + others.length === 0 || running >= atOnce) return;
    isStartScheduled = true;
    setImmediate(startWaiting);
  }

  function startWaiting(): void {
    isStartScheduled = false;
    for (let starts = Math.min(startsPerTurn, atOnce - running); starts > 0; starts -= 1)
      (first.shift() ?? others.shift())?.();
    scheduleStart();
  }

  return (work, goesFirst = false) =>
    new Promise((resolve, reject) => {
      const refuse = () => reject(tooBusy());
      const queue = goesFirst ? first : others;
      if (running + queue.length >= atOnce + waiting) return refuse();
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        refuse();
      }, longestWaitMs);
      queue.push(start);
      scheduleStart();

      function start(): void {
        clearTimeout(timer);
        running += 1;
        void work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            scheduleStart();
          });
      }
    });
}
