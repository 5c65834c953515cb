import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import type { ListDefinition } from './list-definition.ts';
import { ListScreen } from './list-screen.tsx';

const list: ListDefinition<string> = {
  name: 'reviews',
  title: 'Reviews',
  noun: { one: 'review', many: 'reviews' },
  columns: [{ id: 'text', label: 'Review', cell: (text) => text }],
  card: (text) => text,
  idOf: (text) => text,
  nameOf: (text) => text,
  tabs: { id: 'state', label: 'Reviews by state', choices: [{ value: 'held', label: 'To approve' }] },
  load: () => Promise.resolve({ rows: [], total: 0, counts: { held: 0 } }),
  empty: { title: 'No reviews yet', text: '' },
};

beforeEach(() => sessionStorage.clear());

function open(path: string, shown = list) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const reviews = createElement(ListScreen<string>, { list: shown });
  return mount(() => createElement(QueryClientProvider, { client }, reviews), path);
}

test('an empty queue offers all rows, and no filter to clear', async () => {
  const { user } = open('/reviews?state=held');
  await screen.findByText('No review under “To approve”');
  expect(screen.queryByText('Clear filters')).toBeNull();
  await user.click(screen.getByText('All reviews'));
  await screen.findByText('No reviews yet');
});

test('a search in the queue that finds nothing offers to clear it', async () => {
  open('/reviews?state=held&q=diya');
  await screen.findByText('No review matches');
  expect(screen.getByText('Clear filters')).toBeDefined();
});

test('rows are chosen where there are any', async () => {
  const actions: ListDefinition<string>['actions'] = [];
  open('/reviews?state=held', { ...list, actions });
  await screen.findByText('No review under “To approve”');
  expect(screen.queryByText('Select')).toBeNull();
  cleanup();
  const load = () => Promise.resolve({ rows: ['A fine lamp'], total: 1, counts: { held: 1 } });
  open('/reviews?state=held', { ...list, name: 'kept-reviews', actions, load });
  await screen.findByText('Select');
});
