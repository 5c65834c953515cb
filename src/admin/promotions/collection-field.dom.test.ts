import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { CollectionField } from './collection-field.tsx';

afterEach(() => vi.unstubAllGlobals());

test('collections that fail to load show an error and a retry instead of an empty choice', async () => {
  const down = Response.json({ error: 'Down' }, { status: 500 });
  let answer = down;
  vi.stubGlobal('fetch', async () => answer.clone());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Field() {
    const control = { form: useForm(), errorOf: () => undefined } as never;
    return createElement(CollectionField, { control, label: 'For', current: null });
  }
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(Field)));
  await screen.findByText('The collections could not be loaded.');
  answer = Response.json({ collections: [{ id: 'col_1', name: 'Diwali' }] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: 'Diwali' });
});
