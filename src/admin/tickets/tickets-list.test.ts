import { expect, test } from 'vitest';
import { ticketsList } from './tickets-list.tsx';

test('the CSV has the tickets that are shown: those of the tab, and without a tab all of them', () => {
  const path = (query: string) => ticketsList.csv?.(new URLSearchParams(query));
  expect(path('q=lamp')).toMatch(/\/admin\/tickets\?q=lamp&state=all$/);
  expect(path('state=closed')).toMatch(/\/admin\/tickets\?state=closed$/);
});
