import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { listAbilities } from '#domain/staff/abilities.ts';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { BottomBar } from './bottom-bar.tsx';

/** Opens the bar for an owner at an address, and returns the names that it marks as current. */
async function readCurrent(path: string): Promise<string[]> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, {
    staff: { id: 'sta_1', name: 'Ravi', email: 'ravi@example.in', role: 'owner' },
    abilities: listAbilities({ role: 'owner', added: [], removed: [] }),
  });
  mount(() => createElement(QueryClientProvider, { client }, createElement(BottomBar)), path);
  const more = await screen.findByRole('button', { name: 'More' });
  const current = [...screen.getAllByRole('link'), more].filter((one) => one.hasAttribute('aria-current'));
  cleanup();
  return current.map(({ textContent }) => textContent);
}

test('the bar marks the screen that is open, and More for one of the screens behind it', async () => {
  expect(await readCurrent('/orders')).toEqual(['Orders']);
  expect(await readCurrent('/stock/receive')).toEqual(['More']);
  expect(await readCurrent('/settings/cod')).toEqual(['More']);
  expect(await readCurrent('/nothing-is-here')).toEqual([]);
});
