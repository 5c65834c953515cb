import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { listToasts } from '#ui/overlay/toasts.ts';
import { OnePictureField } from './one-picture-field.tsx';

afterEach(() => vi.unstubAllGlobals());

const toPicture = (id: string) => ({ id, key: id, width: 400, height: 300, url: `/media/${id}/480.webp` });

let kept: string | null;
function open(chosen: string) {
  kept = chosen;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return mount(() => {
    const [value, setValue] = useState<string | null>(chosen);
    kept = value;
    const props = { label: 'Picture', value, current: toPicture('saved'), onChange: setValue };
    return createElement(QueryClientProvider, { client }, createElement(OnePictureField, props));
  });
}
const findSource = async () => {
  const tile = await screen.findByRole('button', { name: 'Photo 1' });
  return tile.querySelector('img')!.getAttribute('src');
};

test('a picture chosen but not saved before a reload is fetched and shown', async () => {
  const asked = vi.fn(async (_path: string) => Response.json(toPicture('chosen')));
  vi.stubGlobal('fetch', asked);
  const { user } = open('chosen');
  expect(await findSource()).toBe('/media/chosen/480.webp');
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/v1/admin/pictures/chosen']);
  await user.click(screen.getByRole('button', { name: 'Photo 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove', hidden: true }));
  expect(kept).toBeNull();
  listToasts().at(-1)!.action!.onPress();
  expect(await findSource()).toBe('/media/chosen/480.webp');
  expect(asked).toHaveBeenCalledOnce();
});

test('the picture saved with the record is shown without a request', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  open('saved');
  expect(await findSource()).toBe('/media/saved/480.webp');
  expect(asked).not.toHaveBeenCalled();
});

test('a picture deleted meanwhile shows “Picture not found”', async () => {
  const body = { success: false, error: 'Picture not found', code: 'not_found' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 404 }));
  open('chosen');
  await screen.findByText('Picture not found');
});
