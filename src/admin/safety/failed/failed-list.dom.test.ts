import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListScreen } from '#admin/list/list-screen.tsx';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { failedList } from './failed-list.tsx';
import type { FailedWork } from './failed-work.ts';

const toFailed = (id: string, order_number: string): FailedWork => ({
  id,
  order_number,
  kind: 'message',
  name: 'order_received',
  to: 'meera@example.in',
  reason: 'no such mailbox',
  attempts: 5,
  failed_at: '2026-11-20T10:00:00.000Z',
});
const failed = [toFailed('msg_1', 'HT-1'), toFailed('msg_2', 'HT-2')];

const me = { staff: { id: 'stf_1', name: 'Kavita' }, abilities: ['keep_safe'] };
/** The bodies of the calls that change something. */
let posted: unknown[];
beforeEach(() => {
  sessionStorage.clear();
  posted = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    if (!body) return Response.json(address.endsWith('/me') ? me : { failed, total: 2 });
    const wanted = JSON.parse(body) as { ids: string[] };
    posted.push(wanted);
    return Response.json({ results: wanted.ids.map((id) => ({ id, done: true })) });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the Retry button of a row retries only that failure and keeps the selection', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, me);
  const list = createElement(ListScreen<FailedWork>, { list: failedList });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, list));
  const table = within(await screen.findByRole('table'));
  const [, first, second] = table.getAllByRole('row');
  await user.click(within(first!).getByRole('checkbox'));
  await user.click(within(second!).getByRole('button', { name: /^Retry/ }));
  await screen.findByText('1 tried again');
  expect(posted).toEqual([{ ids: ['msg_2'] }]);
  expect(within(first!).getByRole('checkbox')).toHaveProperty('checked', true);
});
