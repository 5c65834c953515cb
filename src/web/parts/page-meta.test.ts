import { expect, test } from 'vitest';
import { shorten, toPageMeta } from './page-meta.ts';

test('a long description ends with a whole word within 160 letters', () => {
  const short = shorten('brass lamp, '.repeat(40));
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/(brass|lamp)…$/);
});

test('a short description stays as it is, on one line', () => {
  expect(shorten('Twelve diyas,\n\nthrown by hand.')).toBe('Twelve diyas, thrown by hand.');
});

test('addresses of page and picture are absolute', () => {
  const meta = toPageMeta({
    title: 'Diya',
    description: 'A lamp',
    origin: 'https://haat.example',
    path: '/products/prd_1',
    picture: { key: 'abc', width: 800 },
  });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://haat.example/products/prd_1',
  });
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://haat.example/media/abc/640.webp' });
});
