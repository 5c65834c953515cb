import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePile } from './use-pile.ts';

const toQueue = (ids: string, total = ids.length) => ({ orders: Array.from(ids, (id) => ({ id })), total });

/** Returns the position of an order after the queue has had these states, one after another. */
function placeOf(id: string, ...queues: ReturnType<typeof toQueue>[]) {
  const { result, rerender } = renderHook(usePile, { initialProps: queues[0] });
  for (const queue of queues.slice(1)) act(() => rerender(queue));
  return result.current({ id });
}

test('the position counts up as earlier orders leave the pile', () => {
  expect(placeOf('a', toQueue('abc'))).toBe('1 of 3');
  expect(placeOf('b', toQueue('abc'), toQueue('bc'))).toBe('2 of 3');
  expect(placeOf('c', toQueue('abc'), toQueue('bc'), toQueue('c'))).toBe('3 of 3');
});

test('an order keeps its position while earlier ones remain; a skipped order is counted last', () => {
  expect(placeOf('b', toQueue('abc'))).toBe('2 of 3');
  expect(placeOf('a', toQueue('abc'), toQueue('a'))).toBe('3 of 3');
});

test('a new order enlarges the pile; an empty queue starts a new pile', () => {
  expect(placeOf('b', toQueue('ab'), toQueue('bc'))).toBe('2 of 3');
  expect(placeOf('d', toQueue('ab'), toQueue(''), toQueue('de'))).toBe('1 of 2');
});

test('orders beyond the hundred shown are counted too', () => {
  expect(placeOf('b', toQueue('ab', 250), toQueue('bc', 249))).toBe('2 of 250');
});

test('an order that returns to the queue because it could not be sent is counted only once', () => {
  expect(placeOf('a', toQueue('abc'), toQueue('bc'), toQueue('abc'))).toBe('1 of 3');
});
