import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { useProduct } from './use-product.ts';

afterEach(() => vi.unstubAllGlobals());

function Status() {
  return createElement('p', null, useProduct('prd_1').data?.status);
}

test('an open scheduled product is shown as live soon after its publication time', async () => {
  const publishAt = new Date(Date.now() + 100).toISOString();
  const statuses = ['scheduled', 'live'];
  const read = vi.fn(async () => {
    const product = { id: 'prd_1', status: statuses.shift(), publish_at: publishAt };
    return Response.json({ product });
  });
  vi.stubGlobal('fetch', read);
  const client = new QueryClient();
  mount(() => createElement(QueryClientProvider, { client }, createElement(Status)));
  await screen.findByText('scheduled');
  await screen.findByText('live');
  expect(read).toHaveBeenCalledTimes(2);
});
