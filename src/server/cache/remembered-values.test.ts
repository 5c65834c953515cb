import { expect, test } from 'vitest';
import { createMemory } from './remembered-values.ts';

function open() {
  let tell: (tag: string) => void = () => {};
  let now = Date.parse('2026-11-21T06:00:00Z');
  let reads = 0;
  let current = true;
  const memory = createMemory(
    { subscribe: (listener) => ((tell = listener), () => {}), isCurrent: () => current },
    { now: () => new Date(now) },
  );
  const read = (tags = ['settings']) => memory.remember('key', tags, async () => (reads += 1));
  return {
    memory,
    read,
    change: (tag: string) => tell(tag),
    pass: (ms: number) => void (now += ms),
    knowsAll: (yes: boolean) => void (current = yes),
  };
}

test('a remembered value is read once, even by concurrent requests', async () => {
  const { read } = open();
  expect(await Promise.all(Array.from({ length: 50 }, () => read()))).toEqual(Array(50).fill(1));
});

test('a value is read again after a change of its tag, after a change of everything, and after five minutes', async () => {
  const { read, change, pass } = open();
  await read();
  change('content');
  expect(await read()).toBe(1);
  change('settings');
  expect(await read()).toBe(2);
  change('*');
  expect(await read()).toBe(3);
  pass(299_999);
  expect(await read()).toBe(3);
  pass(1);
  expect(await read()).toBe(4);
});

test('a request after a change does not get a value begun before it', async () => {
  const { memory, change } = open();
  const begun = Promise.withResolvers<string>();
  const early = memory.remember('key', ['settings'], () => begun.promise);
  change('settings');
  const late = memory.remember('key', ['settings'], async () => 'new');
  begun.resolve('old');
  expect([await early, await late]).toEqual(['old', 'new']);
  expect(await memory.remember('key', ['settings'], async () => 'newer')).toBe('new');
});

test('a reading that failed is not remembered', async () => {
  const { memory, read } = open();
  await expect(memory.remember('key', [], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await read()).toBe(1);
});

test('while changes may be missed no remembered value is used; it is valid again when none was missed', async () => {
  const { read, knowsAll } = open();
  await read();
  knowsAll(false);
  expect([await read(), await read()]).toEqual([2, 3]);
  knowsAll(true);
  expect(await read()).toBe(3);
});

test('only the last five thousand values are remembered', async () => {
  const { memory, read } = open();
  await read();
  for (let product = 1; product < 5_000; product += 1)
    await memory.remember(`product ${product}`, [], async () => product);
  expect(await read()).toBe(1);
  await memory.remember('product 5000', [], async () => 5_000);
  expect(await read()).toBe(2);
});
