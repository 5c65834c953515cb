import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { CategoryField } from './category-field.tsx';

afterEach(() => vi.unstubAllGlobals());

test('categories that fail to load show an error and a retry instead of an empty choice', async () => {
  const down = Response.json({ error: 'Down' }, { status: 500 });
  let answer = down;
  vi.stubGlobal('fetch', async () => answer.clone());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Field() {
    const form = useForm({ defaultValues: { category: '' } });
    const control = { form, errorOf: () => undefined } as never;
    return createElement(CategoryField, { control, name: 'category', label: 'Category' });
  }
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(Field)));
  await screen.findByText('The categories could not be loaded.');
  answer = Response.json({ categories: [{ slug: 'lamps', name: 'Lamps' }] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: 'Lamps' });
});
