import { expect, onTestFinished, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const visit = { page: '/', session_id: 'abcdefgh', user_id: null, referrer: '' };
const sending = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test('tracking visits does not use up a shopper’s write limit', async () => {
  const shop = await openShop({ limits: true });
  onTestFinished(shop.close);
  for (let pages = 0; pages < 400; pages += 1) {
    const answer = await shop.app.request('/api/v1/analytics/track/visit', sending(visit));
    expect(answer.status).toBe(202);
  }
  const quote = await shop.app.request('/api/v1/cart/quote', sending({ items: [] }));
  expect(quote.status).not.toBe(429);
});

test('a flood of visits is refused rather than queued, and later visits are counted again', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const calls = Array.from({ length: 60 }, (_, index) =>
    shop.app.request('/api/v1/analytics/track/visit', sending({ ...visit, session_id: `flooding-${index}` })),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([202, 503]));
  const counted = await shop.db.selectFrom('visits').select('id').execute();
  expect(counted.length).toBe(statuses.filter((status) => status === 202).length);
  const after = await shop.app.request('/api/v1/analytics/track/visit', sending(visit));
  expect(after.status).toBe(202);
});
