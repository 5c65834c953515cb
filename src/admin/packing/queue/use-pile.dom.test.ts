import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePile } from './use-pile.ts';

const toQueue = (ids: string, total = ids.length) => ({ orders: Array.from(ids, (id) => ({ id })), total });

/** Returns the place of an order after the queue was each of these, one after the other. */
function placeOf(id: string, ...queues: ReturnType<typeof toQueue>[]) {
  const { result, rerender } = renderHook(usePile, { initialProps: queues[0] });
  for (const queue of queues.slice(1)) act(() => rerender(queue));
  return result.current({ id });
}

test('the place counts on through the pile that was begun', () => {
  expect(placeOf('a', toQueue('abc'))).toBe('1 of 3');
  expect(placeOf('b', toQueue('abc'), toQueue('bc'))).toBe('2 of 3');
  expect(placeOf('c', toQueue('abc'), toQueue('bc'), toQueue('c'))).toBe('3 of 3');
});

test('an order that is passed over keeps its place, and is counted again after the last', () => {
  expect(placeOf('b', toQueue('abc'))).toBe('2 of 3');
  expect(placeOf('a', toQueue('abc'), toQueue('a'))).toBe('3 of 3');
});

test('a new order makes the pile higher; after an empty queue another pile begins', () => {
  expect(placeOf('b', toQueue('ab'), toQueue('bc'))).toBe('2 of 3');
  expect(placeOf('d', toQueue('ab'), toQueue(''), toQueue('de'))).toBe('1 of 2');
});

test('orders behind the hundred that are shown are counted too', () => {
  expect(placeOf('b', toQueue('ab', 250), toQueue('bc', 249))).toBe('2 of 250');
});

test('a parcel that could not be sent is in the queue again, and is counted once', () => {
  expect(placeOf('a', toQueue('abc'), toQueue('bc'), toQueue('abc'))).toBe('1 of 3');
});
