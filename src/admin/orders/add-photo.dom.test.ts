import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { listToasts } from '#ui/overlay/toasts.ts';
import { shrinkPhotos } from '#test/components/shrink-photos.ts';
import { mount } from '#test/mount.ts';
import { AddPhoto } from './add-photo.tsx';
import type { Order } from './use-order.ts';

test('a refused photo shows the shop’s reason', async () => {
  const full = { code: 'order.photos_full', error: 'An order can have at most 12 photos' };
  vi.stubGlobal('fetch', async () => Response.json(full, { status: 409 }));
  shrinkPhotos();
  const order = { id: 'ord_1', order_number: 'HT-2611-1' } as Order;
  const photo = createElement(AddPhoto, { order });
  const { user } = mount(() => createElement(QueryClientProvider, { client: new QueryClient() }, photo));
  const file = new File(['photo'], '1.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Add a photo'), file);
  await waitFor(() => expect(listToasts().map(({ text }) => text)).toContain(full.error));
});
