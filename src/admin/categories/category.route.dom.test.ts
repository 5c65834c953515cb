import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { Component } from './category.route.tsx';
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
