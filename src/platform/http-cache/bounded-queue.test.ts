import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

const tooBusy = () => new Error('too busy');
const bounds = { atOnce: 2, waiting: 3, longestWaitMs: 5_000, startsPerTurn: 1 };

/** Makes work that runs until it is released, and counts how much of it runs at the same time. */
function makeWork() {
  let running = 0;
  let most = 0;
  const held: (() => void)[] = [];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => held.push(resolve));
    running -= 1;
    return 'done';
  };
  return { work, running: () => running, most: () => most, letGo: () => held.shift()?.() };
}

test('no more than the bound run at once, and all complete eventually', async () => {
  const run = createBoundedQueue({ ...bounds, waiting: 20 }, tooBusy);
  const { work, running, most, letGo } = makeWork();
  const ending = Promise.all(Array.from({ length: 20 }, () => run(work))).then(() => true);
  await expect.poll(running).toBe(2);
  while (!(await Promise.race([ending, turn(false)]))) letGo();
  expect(most()).toBe(2);
});

test('a full queue refuses at once, and accepts again after one has finished', async () => {
  const run = createBoundedQueue(bounds, tooBusy);
  const { work, running, letGo } = makeWork();
  const first = [run(work), run(work)];
  await expect.poll(running).toBe(2);
  const waiting = [run(work), run(work), run(work)];
  await expect(run(work)).rejects.toMatchObject({ message: 'too busy' });
  letGo();
  await first[0];
  await expect.poll(running).toBe(2);
  const late = run(work);
  while ((await Promise.race([Promise.all([...first, ...waiting, late]), turn(0)])) === 0) letGo();
});

test('a caller who waits too long is refused, and is not run later', async () => {
  const run = createBoundedQueue({ ...bounds, atOnce: 1, longestWaitMs: 20 }, tooBusy);
  const { work, running, most, letGo } = makeWork();
  const first = run(work);
  await expect(run(work)).rejects.toMatchObject({ message: 'too busy' });
  letGo();
  await first;
  await sleep(5);
  expect([running(), most()]).toEqual([0, 1]);
});

test('a failure frees its place and only fails its own caller', async () => {
  const run = createBoundedQueue({ ...bounds, atOnce: 1 }, tooBusy);
  const failed = run(() => Promise.reject(new Error('broken')));
  const next = run(async () => 'well');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('well');
});

test('the event loop turns between the starts of two jobs', async () => {
  const run = createBoundedQueue(bounds, tooBusy);
  const events: string[] = [];
  const works = ['one', 'two', 'three'].map((name) => run(async () => void events.push(name)));
  setImmediate(() => events.push('something else'));
  await Promise.all(works);
  expect(events).toEqual(['one', 'something else', 'two', 'three']);
});

test('a prioritised job overtakes all waiting ones, and is accepted even when the queue is full', async () => {
  const run = createBoundedQueue({ ...bounds, atOnce: 1, waiting: 2 }, tooBusy);
  const events: string[] = [];
  const add = (name: string, goesFirst?: boolean) => run(async () => void events.push(name), goesFirst);
  const all = [add('a'), add('b'), add('c')];
  await expect(add('d')).rejects.toMatchObject({ message: 'too busy' });
  await Promise.all([...all, add('popular', true)]);
  expect(events).toEqual(['popular', 'a', 'b', 'c']);
});
