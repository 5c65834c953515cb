import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { FooterContent } from '#domain/content/content.ts';
import { render } from '#test/render.ts';
import { SiteFooter } from './site-footer.tsx';

const footer: FooterContent = {
  companyName: 'Kashi Crafts',
  companyDescription: 'Woven and cast in Varanasi.',
  email: 'ask@kashi.example',
  phone: '+91 542 000 0000',
  address: {
    street: '4 Thatheri Bazaar',
    city: 'Varanasi',
    state: 'UP',
    country: 'India',
    pincode: '221001',
  },
  socialLinks: { instagram: 'https://instagram.com/kashi' },
  copyrightText: '© 2026 Kashi Crafts',
  quickLinks: [{ title: 'Our looms', url: '/about' }],
  customerService: [{ title: 'Press', url: 'https://press.kashi.example' }],
};

const shop = { name: 'Haat', origin: 'http://localhost' };
const show = (changes: Partial<FooterContent> = {}) =>
  render(createElement(SiteFooter, { shop, footer: { ...footer, ...changes }, variant: 'full' }));

test('the footer says who the shop is and how to reach it, under its own copyright', async () => {
  const { text, html, links } = await show();
  expect(html).toMatch(/<svg[^>]*(role="img"|aria-label="Haat")/);
  expect(text).toContain('Woven and cast in Varanasi.');
  expect(text).toContain('4 Thatheri Bazaar, Varanasi 221001, India');
  expect(text).toContain('© 2026 Kashi Crafts');
  expect(links).toContainEqual({ words: 'ask@kashi.example', href: 'mailto:ask@kashi.example' });
  expect(links).toContainEqual({ words: '+91 542 000 0000', href: 'tel:+915420000000' });
});

test('without contact details, the footer has no contact section', async () => {
  const nowhere = { street: '', city: '', state: '', country: '', pincode: '' };
  const { text, html } = await show({ email: '', phone: '', address: nowhere });
  expect(text).not.toContain('Contact');
  expect(html).not.toContain('<address');
});

test('the two link lists come from the server, with their titles and URLs', async () => {
  const { text, links } = await show();
  expect(text).toMatch(/Quick Links Our looms Customer Service Press/);
  expect(links).toContainEqual({ words: 'Our looms', href: '/about' });
  expect(links).toContainEqual({ words: 'Press', href: 'https://press.kashi.example' });
});

test('only social networks with a URL are shown', async () => {
  const named = async (socialLinks: FooterContent['socialLinks']) =>
    [...(await show({ socialLinks })).html.matchAll(/aria-label="(Facebook|Instagram|Twitter)"/g)].map(
      ([, name]) => name,
    );
  const all = { facebook: 'https://f.example', instagram: 'https://i.example', twitter: 'https://t.example' };
  expect(await named({})).toEqual([]);
  expect(await named(footer.socialLinks)).toEqual(['Instagram']);
  expect(await named(all)).toEqual(['Facebook', 'Instagram', 'Twitter']);
});

test('the quiet footer still links to the privacy policy and the terms', async () => {
  const { links } = await render(createElement(SiteFooter, { shop, footer, variant: 'quiet' }));
  expect(links).toEqual([
    { words: 'Privacy Policy', href: '/privacy-policy' },
    { words: 'Terms & Conditions', href: '/terms-conditions' },
  ]);
});

test('a shop with its own name shows it as text instead of the Haat logo', async () => {
  const named = { ...shop, name: 'Ranthambore Prints' };
  const { text, html } = await render(createElement(SiteFooter, { shop: named, footer, variant: 'full' }));
  expect(text).toMatch(/^Ranthambore Prints /);
  expect(html).not.toContain('aria-label="Haat"');
});
