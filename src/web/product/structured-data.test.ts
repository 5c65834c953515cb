import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { toProductFacts } from './structured-data.ts';

test('a review is dated by the day in India', () => {
  const product = { slug: 'lamp', pictures: [], category: {}, countryOfOrigin: 'India', variants: [] };
  const review = {
    author: 'Meera',
    rating: 5,
    title: '',
    body: 'Bright',
    createdAt: new Date('2026-11-21T19:00:00Z'),
  };
  const facts = toProductFacts(
    { ...product, pricePaise: 1200_00 } as unknown as Parameters<typeof toProductFacts>[0],
    { total: 1, average: 5, items: [review] },
    { shipping: defaultSettings.shipping, returnDays: 7 },
    'https://haat.example',
  );
  expect(facts).toMatchObject({ review: [{ datePublished: '2026-11-22' }] });
});
