import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type StaffRole, listAbilities } from '#domain/staff/abilities.ts';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { ticketsList } from '#admin/tickets/tickets-list.tsx';
import { Rail } from './rail.tsx';

beforeEach(() => localStorage.clear());

function open(role: StaffRole, path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const abilities = listAbilities({ role, added: [], removed: [] });
  client.setQueryData(ME, {
    staff: { id: 'sta_1', name: 'Ravi', email: 'ravi@example.in', role },
    abilities,
  });
  return mount(
    () => createElement(QueryClientProvider, { client }, createElement(Rail, { onSearch: () => {} })),
    path,
  );
}
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('an owner sees the everyday groups expanded; another can be expanded by keyboard and is remembered', async () => {
  const { user } = open('owner', '/orders');
  await screen.findByRole('link', { name: 'Orders' });
  expect(names()).toEqual(
    expect.arrayContaining([
      'Today',
      'Orders',
      'Pack',
      'Returns',
      'Tickets',
      'Customers',
      'Products',
      'Stock',
      'Money',
    ]),
  );
  expect(names()).not.toContain('Safety');
  const settings = screen.getByRole('button', { name: 'Settings' });
  settings.focus();
  await user.keyboard('{Enter}');
  expect(settings.getAttribute('aria-expanded')).toBe('true');
  expect(names()).toEqual(expect.arrayContaining(['Set-up', 'People', 'Safety', 'Audit']));
  expect(localStorage.getItem('admin rail Settings')).toBe('true');
});

test('the group of the current screen is expanded and cannot be collapsed', async () => {
  open('owner', '/people/sta_1');
  await screen.findByRole('link', { name: 'People' });
  expect(screen.getByRole('button', { name: 'Settings' })).toHaveProperty('disabled', true);
});

test('a screen in another section highlights the rail link it is reached from', async () => {
  open('accountant', '/reports/sales');
  const money = await screen.findByRole('link', { name: 'Money' });
  expect(money.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBeNull();
});

test('a staff member who may see only one screen of a group gets its link without the group', async () => {
  open('accountant', '/orders');
  await screen.findByRole('link', { name: 'Money' });
  expect(screen.queryByRole('button', { name: 'Money' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
});

test('the saved replies highlight Tickets in the rail, whose screen links to them', async () => {
  mount(() => createElement('div', null, ticketsList.tools));
  const link = await screen.findByRole('link', { name: 'Saved replies' });
  cleanup();
  open('writer', link.getAttribute('href')!);
  const tickets = await screen.findByRole('link', { name: 'Tickets' });
  expect(tickets.getAttribute('aria-current')).toBe('page');
});
