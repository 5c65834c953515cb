import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { PageForm } from './page-form.tsx';
import type { Page } from './use-page.ts';

// The test DOM cannot open dialogs.
beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});
afterEach(() => vi.unstubAllGlobals());

const first = {
  slug: 'announcement',
  version: 1,
  blanks: {},
  content: { isShown: true, text: 'Order by 2 November', url: '' },
} as unknown as Page;
const byRavi = { ...first, version: 2, content: { ...first.content, url: '/shipping' } };

test('scheduling a page that a colleague has changed meanwhile is refused as stale, not published over that change', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ code: 'content.stale', error: 'Ravi changed this page' }, { status: 409 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  function Form() {
    const [page, setPage] = useState(first);
    const load = createElement('button', { onClick: () => setPage(byRavi) }, 'Load again');
    return createElement('div', null, load, createElement(PageForm, { page }));
  }
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(Form)));
  await user.type(await screen.findByLabelText('Sentence'), ' for Diwali');
  await user.click(screen.getByText('Load again'));
  await user.click(screen.getByRole('button', { name: 'Publish later…' }));
  fireEvent.change(await screen.findByLabelText('Goes live'), { target: { value: '2030-10-01T10:00' } });
  await user.click(screen.getByRole('button', { name: 'Publish then' }));
  await screen.findByText('Ravi changed this page');
  expect(sent).toMatchObject([{ version: 1, content: { text: 'Order by 2 November for Diwali', url: '' } }]);
});
