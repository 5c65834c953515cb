import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { usePage, useVersions } from './content/pages/use-page.ts';
import { useListPage } from './list/use-list-page.ts';
import { usePriceChange } from './price-changes/use-price-change.ts';
import { usePromotion } from './promotions/use-promotion.ts';
import { promotionsList } from './promotions/promotions-list.tsx';

afterEach(() => vi.unstubAllGlobals());

function Open() {
  const { data: list } = useListPage(promotionsList, {
    filters: {},
    page: 1,
    q: '',
    sort: 'newest',
  } as never);
  const shown = [
    `code ${usePromotion('prm_1').data?.state}`,
    `codes ${list?.rows[0]?.state}`,
    `price ${usePriceChange('pch_1').data?.state}`,
    `page ${usePage('about').data?.version}`,
    `versions ${useVersions('about', 10).data?.versions[0]?.is_live}`,
  ];
  return createElement('p', null, shown.join(', '));
}

test('an open screen shows a scheduled change soon after it takes effect', async () => {
  const now = new Date().toISOString();
  let hasBegun = false;
  const answers = () => {
    const state = hasBegun ? 'running' : 'scheduled';
    const promotion = { state, starts_at: now, ends_at: null };
    const waiting = { version: 2, publish_at: now, published_at: hasBegun ? now : null, is_live: hasBegun };
    return {
      '/promotions/prm_1': { promotion },
      '/promotions': { promotions: [promotion], total: 1 },
      '/price-changes/pch_1': { price_change: { state, begins_at: now, ends_at: null } },
      '/content/about': { version: hasBegun ? 2 : 1, scheduled: hasBegun ? [] : [waiting] },
      '/content/about/versions': { versions: [waiting], total: 1 },
    };
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://shop').pathname.replace('/api/v1/admin', '');
    return Response.json(answers()[path as keyof ReturnType<typeof answers>]);
  });
  const client = new QueryClient();
  mount(() => createElement(QueryClientProvider, { client }, createElement(Open)));
  await screen.findByText('code scheduled, codes scheduled, price scheduled, page 1, versions false');
  hasBegun = true;
  const begun = 'code running, codes running, price running, page 2, versions true';
  expect(await screen.findByText(begun, {}, { timeout: 10_000 })).toBeTruthy();
});
