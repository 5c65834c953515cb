import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mount } from '#test/mount.ts';
import { Component } from './category.route.tsx';
import { Component as NewCategory } from './new-category.route.tsx';
import { NEW_CATEGORY } from './use-categories.ts';

// The test DOM cannot open dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});
afterEach(() => vi.unstubAllGlobals());

const diyas = { ...NEW_CATEGORY, id: 'cat_1', version: 1, name: 'Diyas', slug: 'diyas', products: 1 };

/** Opens the screen of a category with a list that was loaded earlier; `answer` supplies the current list. */
async function open() {
  // The response may be supplied before the screen requests it, because effects may run after the screen is shown.
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  client.setQueryData(['categories'], []);
  await client.invalidateQueries({ queryKey: ['categories'] });
  const route = createElement(Route, { path: '/words/categories/:id', Component });
  const routes = createElement(Routes, null, route);
  const { user } = mount(
    () => createElement(QueryClientProvider, { client }, routes),
    '/words/categories/cat_1',
  );
  await screen.findByText('Loading');
  return { user, answer: (categories: unknown[]) => answer.resolve(Response.json({ categories })) };
}

test('a newly added category loads even when the cached list lacks it', async () => {
  const { answer } = await open();
  answer([diyas]);
  await screen.findByRole('heading', { name: 'Diyas' });
});

test('a missing category shows “There is no such screen”', async () => {
  const { answer } = await open();
  answer([]);
  await screen.findByText('There is no such screen');
});

test('removing a category with a single product asks where “its product” goes, in the singular', async () => {
  const { user, answer } = await open();
  answer([diyas]);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByLabelText('Move its product to');
});

test('a new category that is saved after its screen was left does not open', async () => {
  const saved = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => saved.promise);
  const client = new QueryClient();
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: '/new', Component: NewCategory }),
    createElement(Route, { path: '/orders', element: createElement('h1', null, 'Orders') }),
    createElement(Route, { path: '*', element: createElement('h1', null, 'The category') }),
  );
  const link = createElement(Link, { to: '/orders' }, 'Leave');
  const { user } = mount(() => createElement(QueryClientProvider, { client }, link, routes), '/new');
  await user.type(await screen.findByLabelText('Name'), 'Diyas');
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!);
  await user.click(screen.getByText('Leave'));
  await screen.findByRole('heading', { name: 'Orders' });
  saved.resolve(Response.json({ category: diyas }, { status: 201 }));
  await vi.waitFor(() => expect(listToasts().some(({ text }) => text === 'Saved')).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading', { name: 'The category' })).toBeNull();
});
