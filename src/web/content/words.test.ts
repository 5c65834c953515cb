import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#domain/content/content-registry.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { renderFailure, renderPage } from '#test/render.ts';
import * as about from './about.route.tsx';
import * as faq from './faq.route.tsx';
import * as privacy from './privacy-policy.route.tsx';
import * as returns from './returns.route.tsx';
import * as shipping from './shipping.route.tsx';
import * as terms from './terms-conditions.route.tsx';
import { writeContent } from '#test/scenes/content.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const away = new Error('the database is away');

/** Six questions of one category, the second switched off. */
async function writeQuestions(): Promise<void> {
  const make = (order: number) => ({
    id: `${order}`,
    question: `Question ${order}?`,
    answer: 'Yes.',
    category: 'general',
    order,
    active: order !== 2,
  });
  await writeContent(shop, 'faqs', { faqs: [6, 5, 4, 3, 2, 1].map(make) });
}

test('faq: active questions are listed in order and collapsed, with a link to contact the shop', async () => {
  await writeQuestions();
  const { text, html, links } = await renderPage(faq, shop.ctx, { path: '/faq' });
  expect(text.match(/Question \d\?/g)).toEqual([1, 3, 4, 5, 6].map((order) => `Question ${order}?`));
  expect(html.match(/<details/g)).toHaveLength(5);
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(links).toContainEqual({ words: 'Contact us', href: '/contact' });
});

test('faq: search text and category are read from the URL, and no match shows a message', async () => {
  await writeQuestions();
  const open = async (query: string) => (await renderPage(faq, shop.ctx, { path: `/faq?${query}` })).text;
  expect(await open('q=QUESTION%203')).toContain('1 question Question 3?');
  expect(await open('q=elephants')).toContain('No FAQs found matching your search.');
  expect(await open('category=shipping')).toContain('No FAQs found matching your search.');
  expect(await open('')).toContain('All Categories General');
  const make = (id: string, category: string) => ({
    id,
    question: `About ${category}?`,
    answer: 'Yes.',
    category,
    order: 1,
    active: true,
  });
  await writeContent(shop, 'faqs', { faqs: [make('1', 'general'), make('2', 'shipping')] });
  const ofShipping = await open('category=shipping');
  expect(ofShipping).toContain('1 question About shipping?');
  expect(ofShipping).not.toContain('About general?');
});

test('faq: when loading fails, eight built-in questions are shown without an error', async () => {
  const { html, text } = await renderFailure(faq, '/faq', away);
  expect(html.match(/<details/g)).toHaveLength(8);
  expect(text).toContain('All Categories General Shipping Returns Payment Orders Products');
  expect(text).not.toMatch(/went wrong|failed|the database/i);
  expect(text).toContain('₹10,000');
});

test('shipping: shows times, zones, free threshold, express, tracking, packing, restrictions and help', async () => {
  const { text, links } = await renderPage(shipping, shop.ctx, { path: '/shipping' });
  expect(text).toMatch(/^Shipping Information .*5-7 business days/);
  expect(text).toContain('Free standard shipping on orders of ₹5,000 or more');
  for (const zone of [
    'Metro cities 3-5 business days ₹100, free from ₹5,000',
    'Tier 1 cities 5-7 business days',
    'Tier 2 and 3 cities 7-10 business days',
    'Remote areas 10-15 business days',
    'Express shipping 2-3 business days ₹200',
    'shipped within 2-3 business days',
  ])
    expect(text).toContain(zone);
  expect(text).toMatch(/Tracking .*Packing .*Good to know We deliver within India only\./);
  expect(links).toContainEqual({ words: 'Contact us', href: '/contact' });
});

test('shipping: without a threshold there is no banner, without express no box', async () => {
  const express = { available: false, charges: '₹900', delivery: 'tomorrow' };
  await writeContent(shop, 'shipping', {
    expressShipping: express,
    zones: [{ zone: 'Kashi', delivery: 'today', charges: '₹1' }],
  });
  const { text } = await renderPage(shipping, shop.ctx, { path: '/shipping' });
  expect(text).toContain('Kashi today ₹1');
  expect(text).not.toContain('Express shipping');
  const free = { content: CONTENT.shipping.builtIn, freeFromPaise: 0, hasExpress: false };
  const bare = await renderPage({ ...shipping, loader: () => free }, shop.ctx, { path: '/shipping' });
  expect(bare.text).not.toContain('Free standard shipping on orders');
});

test('returns: shows window, steps, eligibility, refunds, exchange and help; its window must use {returnWindow}', async () => {
  const { text, html, links } = await renderPage(returns, shop.ctx, { path: '/returns' });
  expect(text).toMatch(/^Returns & Refunds .* 7 days/);
  expect(html).toMatch(/<ol.*>1<.*>2<.*>3<.*>4<.*>5<.*<\/ol>/s);
  expect(text).toContain('Your refund follows within 5-7 business days after inspection.');
  expect(text).toMatch(
    /Eligible for return Unused items.* Not eligible for return Custom and personalised orders.* Refunds .*Exchange .*Damaged on arrival .*within 48 hours/,
  );
  expect(links).toEqual([
    { words: 'Read the FAQ', href: '/faq' },
    { words: 'Contact us', href: '/contact' },
  ]);
  await writeContent(shop, 'returns', { returnWindow: '{returnWindow} from delivery' });
  expect((await renderPage(returns, shop.ctx, { path: '/returns' })).text).toContain('7 days from delivery');
  await expect(writeContent(shop, 'returns', { returnWindow: '10 days' })).rejects.toMatchObject({
    kind: 'invalid',
    fields: { returnWindow: expect.stringContaining('{returnWindow}') },
  });
});

test('about: shows mission, vision, at most four values and team members, and statistics only where the owner has some', async () => {
  const { text } = await renderPage(about, shop.ctx, { path: '/about' });
  expect(text).toMatch(/^About Us Handmade in India/);
  expect(text).not.toMatch(/Artisan partners|Customers|Countries/);
  expect(text).toMatch(/Our mission .*Our vision /);
  await writeContent(shop, 'about', {
    values: ['One', { title: 'Two', description: 'said twice' }, 'Three', 'Four', 'Five'],
    stats: [{ number: '12', label: 'Artisan partners' }],
    teamMembers: [
      {
        name: 'Meera Mishra',
        position: 'Weaver',
        image: '/media/meera.webp',
        bio: 'At the loom since 1998.',
      },
    ],
  });
  const own = await renderPage(about, shop.ctx, { path: '/about' });
  expect(own.text).toMatch(/One Two said twice Three Four (?!Five)/);
  expect(own.text).toContain('Artisan partners 12');
  expect(own.text).toContain('Meera Mishra Weaver At the loom since 1998.');
  expect(own.html).toContain('src="/media/meera.webp"');
});

test('terms: the built-in text covers who may order, prices, payment, shipping, returns, cancellation and law', async () => {
  await writeContent(shop, 'legal', {});
  const { text } = await renderPage(terms, shop.ctx, { path: '/terms-conditions' });
  for (const words of [
    'You must be 18 years or older.',
    'Your account belongs to your mobile number',
    'Our products are made by hand.',
    'All prices are in Indian rupees (INR)',
    'An order is placed when we give you its number.',
    'Online orders are processed after payment.',
    'We ship within India.',
    'within 7 days of delivery',
    'within 7-10 business days',
    'within 24 hours of ordering as long as the order has not been shipped',
    'governed by the laws of India. The courts at Varanasi',
  ])
    expect(text).toContain(words);
});

test.each([
  ['privacy', privacy, 'Privacy Policy', 'privacy_policy'],
  ['terms', terms, 'Terms & Conditions', 'terms_conditions'],
] as const)(
  '%s: shows the shop’s own formatted text; the built-in one if there is none or loading fails',
  async (_, page, title, key) => {
    await writeContent(shop, 'legal', {});
    const builtIn = await renderPage(page, shop.ctx, { path: '/' });
    expect(builtIn.html).toMatch(/<h1[^>]*>.*<\/h1>.*<h2/s);
    expect(builtIn.text).toContain(title);
    const failed = await renderFailure(page, '/', away);
    // The court is omitted while the seller cannot be read.
    expect(failed.text).toBe(builtIn.text.replace(/ The courts at Varanasi .*/, ''));
    await writeContent(shop, 'legal', { [key]: '## Ours\n\nWith *all* we know' });
    const own = await renderPage(page, shop.ctx, { path: '/' });
    expect(own.html).toContain('<h2>Ours</h2>');
    expect(own.html).toContain('<em>all</em>');
    expect(own.text).toBe(`${title} Ours With all we know`);
  },
);

test.each([
  ['shipping', shipping, 'Shipping Information'],
  ['returns', returns, 'Returns & Refunds'],
  ['about', about, 'About Us'],
] as const)('%s: when loading fails, the built-in text is shown without an error', async (_, page, title) => {
  const { text } = await renderFailure(page, '/', away);
  expect(text).toMatch(new RegExp(`^${title}`));
  expect(text).not.toMatch(/went wrong|failed|the database|\{\w+\}/i);
});
