import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { Component } from './packing.route.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each(['to_pack', 'to_hand_over'])(
  'a retry is offered when the queue %s alone fails to load',
  async (stage) => {
    let isAway = true;
    const nothing = { orders: [], total: 0 };
    vi.stubGlobal('fetch', async (path: string) =>
      isAway && path.includes(`stage=${stage}`)
        ? Response.json({ error: 'Please try again.' }, { status: 503 })
        : Response.json(nothing),
    );
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
    const { user } = mount(
      () => createElement(QueryClientProvider, { client }, createElement(Component)),
      '/pack',
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isAway = false;
    await user.click(retry);
    await screen.findByText('Nothing is waiting to be packed.');
  },
);
