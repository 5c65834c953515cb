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

test('a search term being replaced is not tracked, however long the next results take', () => {
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

test('a settled search term is tracked once, even if the visitor begins another search and stops', () => {
  const { rerender, unmount } = search({ query: 'brass', isGivingWay: false });
  vi.advanceTimersByTime(1_500);
  rerender({ query: 'brass', isGivingWay: true });
  rerender({ query: 'brass', isGivingWay: false });
  vi.advanceTimersByTime(10_000);
  unmount();
  expect(queries()).toEqual(['brass']);
});
