import { expect, test } from 'vitest';
import { shorten, toFailureTitle, toPageMeta, toQuietMeta } from './page-meta.ts';

test('a long description ends with a whole word within 160 letters', () => {
  const short = shorten('brass lamp, '.repeat(40));
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/(brass|lamp)…$/);
});

test('a short description stays as it is, on one line', () => {
  expect(shorten('Twelve diyas,\n\nthrown by hand.')).toBe('Twelve diyas, thrown by hand.');
});

const shop = { name: 'Kamala Crafts', origin: 'https://haat.example' };
const matches = [{ loaderData: { shop } }];
const diya = { matches, title: 'Diya', description: 'A lamp', path: '/products/prd_1' };

test('page and picture URLs are absolute, and the picture has its size', () => {
  const meta = toPageMeta({ ...diya, picture: { key: 'abc' } });
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://haat.example/products/prd_1' };
  expect(meta).toContainEqual(canonical);
  expect(meta).toContainEqual({ property: 'og:url', content: canonical.href });
  const image = 'https://haat.example/media/abc/share.jpg';
  expect(meta).toContainEqual({ property: 'og:image', content: image });
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' });
  expect(meta).toContainEqual({ property: 'og:image:height', content: '630' });
});

test('a page without its own picture is shared with the shop’s', () => {
  const image = 'https://haat.example/share.png';
  expect(toPageMeta(diya)).toContainEqual({ property: 'og:image', content: image });
});

test('a title ends with the shop’s name, even on pages that are not indexed', () => {
  expect(toPageMeta(diya)).toContainEqual({ title: 'Diya · Kamala Crafts' });
  expect(toQuietMeta('My Orders', matches)).toEqual([
    { title: 'My Orders · Kamala Crafts' },
    { name: 'robots', content: 'noindex' },
  ]);
});

test('a failure title shows the error’s message only for a 404', () => {
  const missing = (data: unknown) => ({ status: 404, statusText: '', internal: false, data });
  expect(toFailureTitle(missing('Product not found'))).toBe('Product not found');
  expect(toFailureTitle(missing(null))).toBe('Page not found');
  expect(toFailureTitle(new Error('relation "products" does not exist'))).toBe('Something went wrong');
});

test('structured data is combined into a single script', () => {
  const scripts = toPageMeta({ ...diya, facts: [{ '@type': 'WebSite' }, { '@type': 'Organization' }] });
  expect(scripts.at(-1)).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebSite' }, { '@type': 'Organization' }],
    },
  });
});
