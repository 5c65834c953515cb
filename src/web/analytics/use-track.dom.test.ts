import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Note, listen } from './track.ts';
import { useTrackAtRest } from './use-track.ts';

const told: Note[] = [];
listen((note) => told.push(note));
const queries = () => told.map(({ metadata }) => metadata!.query);

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

type Typed = { query: string; isGivingWay: boolean };
const search = (initialProps: Typed) =>
  renderHook(
    ({ query, isGivingWay }: Typed) => useTrackAtRest('search', query, { metadata: { query }, isGivingWay }),
    { initialProps },
  );

test('a term that gives way to the next is not tracked, however long the answer to the next takes', () => {
  const { rerender } = search({ query: 'br', isGivingWay: false });
  vi.advanceTimersByTime(1_000);
  rerender({ query: 'br', isGivingWay: true });
  vi.advanceTimersByTime(10_000);
  rerender({ query: 'brass', isGivingWay: false });
  vi.advanceTimersByTime(1_499);
  expect(queries()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(queries()).toEqual(['brass']);
});

test('a term that rests is tracked once, also when the visitor searches on and comes no further', () => {
  const { rerender, unmount } = search({ query: 'brass', isGivingWay: false });
  vi.advanceTimersByTime(1_500);
  rerender({ query: 'brass', isGivingWay: true });
  rerender({ query: 'brass', isGivingWay: false });
  vi.advanceTimersByTime(10_000);
  unmount();
  expect(queries()).toEqual(['brass']);
});
