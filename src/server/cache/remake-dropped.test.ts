import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMetrics } from '#server/health/metrics.ts';
import { remakeDropped } from './remake-dropped.ts';

/** Opens a cache that only drops, and an application whose responses are pending until `answer` is called. */
function open() {
  let drop: (key: string) => void = () => {};
  const requested: string[] = [];
  const waiting: (() => void)[] = [];
  const metrics = createMetrics();
  remakeDropped({ cache: { onDropped: (listener) => void (drop = listener) }, metrics }, (path) => {
    requested.push(path);
    return new Promise<void>((resolve, reject) => waiting.push(path === '/broken' ? reject : resolve));
  });
  const answer = async () => {
    await setImmediate();
    waiting.shift()?.();
    await setImmediate();
  };
  const drain = async () => {
    for (let rounds = 0; rounds < 300; rounds += 1) await answer();
  };
  return { drop: (key: string) => drop(key), requested, answer, drain, metrics };
}

test('responses are re-rendered one at a time, each once no matter how often it was dropped meanwhile', async () => {
  const { drop, requested, answer, drain } = open();
  for (const key of ['/a', '/b', '/b', '/c']) drop(key);
  await setImmediate();
  await setImmediate();
  expect(requested).toEqual(['/a']);
  drop('/b');
  await answer();
  await drain();
  expect(requested).toEqual(['/a', '/c', '/b']);
  drop('/a');
  await drain();
  expect(requested).toEqual(['/a', '/c', '/b', '/a']);
});

test('only the last hundred of many dropped responses are re-rendered, and one failure does not stop the others', async () => {
  const { drop, requested, drain, metrics } = open();
  for (let page = 0; page < 150; page += 1) drop(`/${page}`);
  drop('/broken');
  drop('/last');
  await drain();
  expect([requested.length, requested[0], requested.at(-1)]).toEqual([100, '/52', '/last']);
  expect(await metrics.registry.getSingleMetricAsString('page_cache_made_ahead_total')).toMatch(/ 100$/m);
});
