import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { Component } from './gst.route.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the screen offers a retry when the settings fail to load, and then shows the monthly files', async () => {
  const down = Response.json({ error: 'Down' }, { status: 500 });
  let settings = down;
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('/settings/public') ? settings.clone() : Response.json({ headings: [], rows: [] }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const abilities = ['see_invoices', 'export_tax_returns'];
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(Component)));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  settings = Response.json({ general: { seller_kind: 'regular' } });
  await user.click(retry);
  expect(await screen.findByText(/GSTR-1/, { selector: 'h2' })).toBeTruthy();
});

test('staff who may only export tax returns get the files; reports that need another right are not requested', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ general: { seller_kind: 'regular' } });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: ['export_tax_returns'] });
  mount(() => createElement(QueryClientProvider, { client }, createElement(Component)));
  await screen.findByText(/GSTR-1/, { selector: 'h2' });
  expect(asked.filter((path) => path.includes('/reports/'))).toEqual([]);
});
