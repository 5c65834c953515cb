import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { createByteStore } from './byte-store.ts';

const put = fc.record({ ordinal: fc.nat(3000), bytes: fc.uint8Array({ maxLength: 200 }) });

test('each ordinal has the bytes stored last, and a snapshot those at its creation', () => {
  fc.assert(
    fc.property(fc.array(put), fc.array(put), (before, after) => {
      const store = createByteStore();
      for (const { ordinal, bytes } of before) store.put(ordinal, bytes);
      const snapshot = store.snapshot();
      for (const { ordinal, bytes } of after) store.put(ordinal, bytes);
      const toLast = (puts: typeof before) =>
        new Map(puts.map(({ ordinal, bytes }) => [ordinal, [...bytes]]));
      for (const [ordinal, bytes] of toLast(before)) expect([...snapshot.read(ordinal)]).toEqual(bytes);
      for (const [ordinal, bytes] of toLast([...before, ...after]))
        expect([...store.read(ordinal)]).toEqual(bytes);
    }),
  );
});

test('space of replaced bytes is reused, and an earlier snapshot stays unchanged', () => {
  const store = createByteStore();
  const fill = (value: number) => new Uint8Array(700_000).fill(value);
  store.put(2, new Uint8Array(3_000_000).fill(9));
  store.put(5, fill(1));
  const snapshot = store.snapshot();
  for (let turn = 0; turn < 200; turn += 1) store.put(5, fill(turn));
  expect([store.read(2).length, store.read(2)[2_999_999], store.read(5)[699_999]]).toEqual([
    3_000_000, 9, 199,
  ]);
  expect([snapshot.read(5)[0], snapshot.read(2)[0], snapshot.count()]).toEqual([1, 9, 6]);
  expect(store.allocated()).toBeLessThan(13_000_000);
  store.put(2, new Uint8Array(0));
  expect([store.read(2).length, store.read(4).length, store.count()]).toEqual([0, 0, 6]);
});
