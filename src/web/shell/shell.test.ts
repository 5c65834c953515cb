import { type ComponentProps, createElement } from 'react';
import { expect, test } from 'vitest';
import { DEFAULT_FOOTER } from '#domain/content/default-footer.ts';
import { render, type Shown } from '#test/render.ts';
import type { ShellData } from './shell-data.ts';
import { Shell } from './shell.tsx';

const children = [
  { slug: 'oil-lamps', name: 'Oil Lamps' },
  { slug: 'torans', name: 'Torans' },
];
const categories = Array.from({ length: 8 }, (_, index) => ({
  slug: `category-${index}`,
  name: `Category ${index}`,
  children: index === 7 ? [] : children,
}));

function show(data: Partial<ShellData> = {}, variant: 'full' | 'quiet' = 'full'): Promise<Shown> {
  const shop = { name: 'Haat', origin: 'http://localhost' };
  const own = { shop, categories, promotions: [], footer: DEFAULT_FOOTER, ...data };
  const props = { data: own, variant } as unknown as ComponentProps<typeof Shell>;
  return render(createElement(Shell, props, 'What the page is about'));
}

/** Returns the content of the first element that starts with `opening`. */
function inside({ html }: Shown, opening: string): string {
  const from = html.indexOf(opening);
  const name = /^<(\w+)/.exec(opening)![1]!;
  expect(from, opening).toBeGreaterThan(-1);
  return html.slice(from, html.indexOf(`</${name}>`, from)).replaceAll('<!-- -->', '');
}

const hrefs = (part: string) => [...part.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test('a page stands between the top bar and the footer', async () => {
  const { html } = await show();
  const places = ['<header', '<main', 'What the page is about', '</main>', '<footer'].map((each) =>
    html.lastIndexOf(each),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('promo codes are announced only when there are any', async () => {
  const promotions = [{ code: 'DIWALI10', description: '10% off' }];
  expect((await show({ promotions })).text).toContain('USE CODE DIWALI10 - 10% OFF');
  expect((await show()).html).not.toMatch(/USE CODE|aria-label="Offers"/);
});

test('the owner’s announcement is shown with its link on every page except the checkout', async () => {
  const announcement = { text: 'Order by 2 November for Diwali', url: '/shipping' };
  expect(hrefs(inside(await show({ announcement }), '<aside aria-label="Announcement"'))).toEqual([
    '/shipping',
  ]);
  expect((await show({ announcement: { ...announcement, url: '' } })).text).toContain('Order by 2 November');
  expect((await show({ announcement }, 'quiet')).text).not.toContain('Order by');
  expect((await show()).html).not.toContain('Announcement');
});

test('the header shows the shop’s logo with its name and size, or the name if there is no logo', async () => {
  const shop = { name: 'Kashi Crafts', origin: 'http://localhost' };
  const logo = { src: '/media/abc/320.webp', width: 120, height: 44 };
  for (const variant of ['full', 'quiet'] as const) {
    const header = inside(await show({ shop: { ...shop, logo } }, variant), '<header');
    const [img] = /<img[^>]*>/.exec(header)!;
    for (const said of ['src="/media/abc/320.webp"', 'alt="Kashi Crafts"', 'width="120"', 'height="44"'])
      expect(img).toContain(said);
    expect(header).not.toContain('>Kashi Crafts<');
  }
  const bare = inside(await show({ shop }), '<header');
  expect(bare).toContain('>Kashi Crafts<');
  expect(bare).not.toContain('<img');
});

test('the first six categories have a panel of their subcategories that ends with View All', async () => {
  const nav = inside(await show(), '<nav aria-label="Categories"');
  const more = nav.indexOf('More<');
  for (let index = 0; index < 6; index += 1) expect(nav.indexOf(`>Category ${index}<`)).toBeLessThan(more);
  expect(nav.match(/View All Category \d →/g)).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => `View All Category ${index} →`),
  );
  expect(hrefs(nav).slice(0, 4)).toEqual([
    '/category/category-0',
    '/category/category-0/oil-lamps',
    '/category/category-0/torans',
    '/category/category-0',
  ]);
});

test('the other categories stand under More with the number of their subcategories', async () => {
  const nav = inside(await show(), '<nav aria-label="Categories"');
  const more = nav.slice(nav.indexOf('More<'));
  expect(hrefs(more)).toEqual(['/category/category-6', '/category/category-7', '/about']);
  expect(more).toMatch(/Category 6<.*>\(2\)</);
  expect(more).not.toMatch(/Category 7.*\(0\)/);
  const few = inside(await show({ categories: categories.slice(0, 6) }), '<nav aria-label="Categories"');
  expect(few).not.toContain('More<');
});

test('the header links to home, About, search, login, wishlist and cart', async () => {
  const header = inside(await show(), '<header');
  expect(hrefs(header)).toEqual(
    expect.arrayContaining(['/', '/about', '/search', '/login', '/wishlist', '/cart']),
  );
  expect(header).toMatch(/href="\/about"[^>]*>About</);
  expect(header).toMatch(/aria-label="Login"[^>]*href="\/login"|href="\/login"[^>]*aria-label="Login"/);
});

test('the menu of a phone has a search, every category with its subcategories, About Us and the login', async () => {
  const page = await show();
  const menu = inside(page, '<nav aria-label="Menu"');
  expect(menu).toContain('aria-label="Search products"');
  for (const { name } of categories) expect(menu).toContain(name);
  expect(hrefs(menu)).toEqual(expect.arrayContaining(['/category/category-6/torans', '/about']));
  expect(menu).toContain('>About Us<');
  expect(page.links).toContainEqual({ words: 'Login / Register', href: '/login' });
});

test('at the checkout only the logo, contact, privacy and terms links are left', async () => {
  const { links, text } = await show({ promotions: [{ code: 'A', description: 'b' }] }, 'quiet');
  expect(links.map(({ href }) => href)).toEqual([
    '#main',
    '/',
    '/contact',
    '/privacy-policy',
    '/terms-conditions',
  ]);
  expect(text).not.toContain('USE CODE');
});
