import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { mount } from '#test/mount.ts';
import { useRecordChange } from './use-record-change.ts';

const key = ['maker', 'mak_1'];

/** Mounts the name of a maker over a button that changes it, and presses the button. */
async function pressSave(change: (name: string) => Promise<string>) {
  const load = vi.fn(async () => 'Asha, as somebody else has saved her');
  const client = new QueryClient();
  client.setQueryData(key, 'Asha');
  function Maker() {
    const { data } = useQuery({ queryKey: key, queryFn: load, staleTime: Infinity });
    const { mutate, error } = useRecordChange(key, change);
    const save = () => mutate('Asha Devi');
    return [
      createElement('p', { key: 'name' }, data),
      createElement('button', { key: 'save', onClick: save }, 'Save'),
      createElement('p', { key: 'error' }, error?.message),
    ];
  }
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(Maker)));
  await user.click(await screen.findByRole('button'));
  return { load };
}

test('the page shows the response to a change without reloading the record', async () => {
  const { load } = await pressSave(async (name) => name);
  await screen.findByText('Asha Devi');
  expect(load).not.toHaveBeenCalled();
});

test('a change that meets a newer version is refused, and the newer version is shown', async () => {
  await pressSave(() => Promise.reject(new ApiError('answer', 'Changed by Ravi', 409)));
  await screen.findByText('Asha, as somebody else has saved her');
  await screen.findByText('Changed by Ravi');
});

test('a change that is refused for another reason does not load the record again', async () => {
  const { load } = await pressSave(() => Promise.reject(new ApiError('answer', 'Too long', 400)));
  await screen.findByText('Too long');
  expect(load).not.toHaveBeenCalled();
});
