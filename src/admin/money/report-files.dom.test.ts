import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { ReportFiles } from './report-files.tsx';

function open(rows: string[][]) {
  const wanted = { from: '2026-11-01', to: '2026-11-30' };
  const files = createElement(ReportFiles, { name: 'sales-by-day', wanted, report: { rows } });
  const client = new QueryClient();
  mount(() => createElement(QueryClientProvider, { client }, createElement('p', null, 'Sales'), files));
}

test('a report without rows offers no download', async () => {
  open([['2026-11-20']]);
  await screen.findByText('PDF');
  cleanup();
  open([]);
  await screen.findByText('Sales');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
