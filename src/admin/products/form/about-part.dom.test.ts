import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEW_CATEGORY } from '#admin/categories/use-categories.ts';
import { mount } from '#test/mount.ts';
import { AboutPart } from './about-part.tsx';
import type { ProductFields } from './product-fields.ts';
import type { ProductControl } from './use-product-form.ts';

// The test DOM cannot open dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});
afterEach(() => vi.unstubAllGlobals());

const lamps = { ...NEW_CATEGORY, id: 'cat_1', name: 'Lamps', children: [{ id: 'sub_1', name: 'Diyas' }] };
const toys = { ...NEW_CATEGORY, id: 'cat_2', name: 'Toys' };

const resolver = ({ category_id: id }: ProductFields): ResolverResult<ProductFields> => {
  if (id !== null) return { values: {} as ProductFields, errors: {} };
  return { values: {}, errors: { category_id: { type: 'custom', message: 'Choose a category' } } };
};

function Form() {
  const form = useForm<ProductFields>({
    defaultValues: { category_id: null, subcategory_id: null },
    resolver,
  });
  const errorOf = (name: 'category_id') => form.formState.errors[name]?.message;
  const control = { form, errorOf } as unknown as ProductControl;
  return createElement(
    'form',
    { onSubmit: form.handleSubmit(() => undefined) },
    createElement('output', null, JSON.stringify(form.watch(['category_id', 'subcategory_id']))),
    createElement(AboutPart, { control }),
    createElement('button', null, 'Publish'),
  );
}

test('adding a category while editing a product clears its subcategory', async () => {
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) =>
    Response.json(method === 'POST' ? { category: toys } : { categories: [lamps, toys] }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['categories'], [lamps, toys]);
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(Form)));
  await user.selectOptions(await screen.findByLabelText('Category'), 'cat_1');
  await user.selectOptions(await screen.findByLabelText('Subcategory'), 'sub_1');
  await screen.findByText('["cat_1","sub_1"]');
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  await user.type(await screen.findByLabelText('Name of the category'), 'Toys');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('["cat_2",null]');
});

test('adding a category after a refused save clears the error', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ category: toys }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['categories'], [lamps, toys]);
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(Form)));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await screen.findByText('Choose a category');
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  await user.type(await screen.findByLabelText('Name of the category'), 'Toys');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('["cat_2",null]');
  await vi.waitFor(() => expect(screen.queryByText('Choose a category')).toBeNull());
});
