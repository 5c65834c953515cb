import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Check } from 'lucide-react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { ME } from '#admin/query-client.ts';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mount } from '#test/mount.ts';
import type { ListDefinition } from './list-definition.ts';
import { ListScreen } from './list-screen.tsx';
import { ROWS_PER_PAGE } from './list-state.ts';

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

function open(path: string, shown = list, abilities: readonly StaffAbility[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities });
  const reviews = createElement(ListScreen<string>, { list: shown });
  return mount(() => createElement(QueryClientProvider, { client }, reviews), path);
}

test('an empty queue links to all rows and shows no “Clear filters”', async () => {
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

test('row selection is offered only when the list has rows', async () => {
  const actions: ListDefinition<string>['actions'] = [];
  open('/reviews?state=held', { ...list, actions });
  await screen.findByText('No review under “To approve”');
  expect(screen.queryByText('Select')).toBeNull();
  cleanup();
  const load = () => Promise.resolve({ rows: ['A fine lamp'], total: 1, counts: { held: 1 } });
  open('/reviews?state=held', { ...list, name: 'kept-reviews', actions, load });
  await screen.findByText('Select');
});

test('a page number beyond the last page shows the last page', async () => {
  const load = (query: URLSearchParams) =>
    Promise.resolve({ rows: query.get('page') === '2' ? ['A fine lamp'] : [], total: 51 });
  open('/reviews?page=3', { ...list, name: 'paged-reviews', load });
  expect(await screen.findAllByText('A fine lamp')).not.toEqual([]);
  expect(screen.queryByText('No review matches')).toBeNull();
});

test('the CSV export is offered only when the list has rows', async () => {
  const csv = () => '/api/v1/admin/reviews';
  open('/reviews', { ...list, csv });
  await screen.findByText('No reviews yet');
  expect(screen.queryByText('CSV')).toBeNull();
  cleanup();
  const load = () => Promise.resolve({ rows: ['A fine lamp'], total: 1 });
  open('/reviews', { ...list, name: 'all-reviews', csv, load });
  await screen.findByText('CSV');
});

test('the CSV export of a list that needs a permission is offered only to people who have it', async () => {
  const csv = () => '/api/v1/admin/reviews';
  const load = () => Promise.resolve({ rows: ['A fine lamp'], total: 1 });
  const guarded = { ...list, csv, csvAbility: 'move_data' as const, load };
  open('/reviews', { ...guarded, name: 'guarded-reviews' });
  await screen.findAllByText('A fine lamp');
  expect(screen.queryByText('CSV')).toBeNull();
  cleanup();
  open('/reviews', { ...guarded, name: 'moved-reviews' }, ['move_data']);
  await screen.findByText('CSV');
});

/** Makes an action that records the ids it was run with. */
function makeApprove() {
  const approved: (readonly string[])[] = [];
  const run = async (ids: readonly string[]) => void approved.push(ids);
  return { approved, approve: { id: 'approve', label: 'Approve', icon: Check, done: 'approved', run } };
}

test('an action that applies to no selected row is hidden, and a shown action skips rows it does not apply to', async () => {
  const { approve, approved } = makeApprove();
  const rows = ['A fine lamp', 'Approved: a bowl'];
  const { user } = open('/reviews', {
    ...list,
    name: 'reviews-to-approve',
    actions: [approve],
    allows: (_, row) => !row.startsWith('Approved'),
    load: () => Promise.resolve({ rows, total: 2 }),
  });
  const [lamp, bowl] = [/fine lamp/, /a bowl/].map(
    (name) => () => screen.findAllByRole('checkbox', { name }),
  );
  await user.click((await bowl!())[0]!);
  await screen.findByText('1 selected');
  expect(screen.queryByText('Approve')).toBeNull();
  await user.click((await lamp!())[0]!);
  await user.click(await screen.findByText('Approve'));
  await waitFor(() => expect(approved).toEqual([['A fine lamp']]));
});

test('the action bar knows which actions apply to rows selected on another page, even after a reload', async () => {
  const { approve, approved } = makeApprove();
  const pages: Record<string, string[]> = { '1': ['Approved: a bowl'], '2': ['A fine lamp'] };
  const shown = {
    ...list,
    name: 'reviews-on-two-pages',
    actions: [approve],
    allows: (_: string, row: string) => !row.startsWith('Approved'),
    load: (query: URLSearchParams) =>
      Promise.resolve({ rows: pages[query.get('page') ?? '1']!, total: ROWS_PER_PAGE + 1 }),
  };
  const first = open('/reviews', shown);
  await first.user.click((await screen.findAllByRole('checkbox', { name: /a bowl/ }))[0]!);
  await screen.findByText('1 selected');
  cleanup();
  const { user } = open('/reviews?page=2', shown);
  const [lamp] = await screen.findAllByRole('checkbox', { name: /fine lamp/ });
  await screen.findByText(', 1 on other pages');
  expect(screen.queryByText('Approve')).toBeNull();
  await user.click(lamp!);
  await user.click(await screen.findByText('Approve'));
  await waitFor(() => expect(approved).toEqual([['A fine lamp']]));
});

/** Makes a promise that the test resolves, as a slow network delivers a response. */
function makeLate<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { late: () => promise, arrive: resolve };
}

const rowsOf = (page: string) => Array.from({ length: ROWS_PER_PAGE }, (_, at) => `Lamp ${page}.${at}`);
const whole = { rows: rowsOf('1'), total: ROWS_PER_PAGE + 1 };

test('rows that “Select all” loads are not selected after Clear was pressed', async () => {
  const { late, arrive } = makeLate<typeof whole>();
  const { user } = open('/reviews', {
    ...list,
    name: 'cleared-reviews',
    actions: [makeApprove().approve],
    load: (query) => (Number(query.get('limit')) > ROWS_PER_PAGE ? late() : Promise.resolve(whole)),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByText('Select all 51'));
  await user.click(screen.getByText('Clear'));
  arrive(whole);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
});

test('“Select this page” waits for the page that is loading', async () => {
  const { late, arrive } = makeLate<typeof whole>();
  const { user } = open('/reviews', {
    ...list,
    name: 'reviews-loading',
    actions: [makeApprove().approve],
    load: (query) => (query.get('page') ? late() : Promise.resolve(whole)),
  });
  const selectPage = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select this page' });
  await user.click(screen.getByText('Next'));
  await waitFor(() => expect(selectPage.disabled).toBe(true));
  await user.click(selectPage);
  expect(screen.queryByText(/selected/)).toBeNull();
  arrive({ rows: ['The last lamp'], total: ROWS_PER_PAGE + 1 });
  await waitFor(() => expect(selectPage.disabled).toBe(false));
  await user.click(selectPage);
  await screen.findByText('1 selected');
});

test('a bulk action that is answered after its list was left is reported in a toast, and its rows are no longer selected', async () => {
  const { late, arrive } = makeLate<{ id: string; failure?: string }[]>();
  const shown = {
    ...list,
    name: 'reviews-left',
    actions: [{ ...makeApprove().approve, run: late }],
    load: () => Promise.resolve({ rows: ['A fine lamp', 'A bowl'], total: 2 }),
  };
  const { user } = open('/reviews', shown);
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByText('Approve'));
  cleanup();
  arrive([{ id: 'A fine lamp' }, { id: 'A bowl', failure: 'It is deleted.' }]);
  await waitFor(() => expect(listToasts().at(-1)?.text).toBe('1 approved, 1 not. A bowl: It is deleted.'));
  open('/reviews', shown);
  await screen.findByText('1 selected');
});

test('a tab that is pressed before the search is rendered keeps the search', async () => {
  const { user, readQuery } = open('/reviews', { ...list, name: 'searched-reviews' });
  const tab = await screen.findByText('To approve');
  await user.type(screen.getByRole('searchbox'), 'lam');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lamp' } });
  vi.advanceTimersByTime(300);
  tab.click();
  vi.useRealTimers();
  await waitFor(() => expect(readQuery()).toBe('?state=held&q=lamp'));
});
