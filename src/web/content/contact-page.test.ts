import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Messengers } from '#shop/ports.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { renderFailure, renderPage } from '#test/render.ts';
import * as contact from '#web/support/contact.route.tsx';
import { writeContent } from '#test/scenes/content.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const away = new Error('the database is away');

test('contact: shows title, e-mail, office, form and questions, but no phone, hours or WhatsApp by default', async () => {
  const { text, html, links } = await renderPage(contact, shop.ctx, { path: '/contact' });
  expect(text).toMatch(/^Get in Touch We'd love to hear from you\. Let us know how we can help!/);
  expect(text).toMatch(/Email ask@kashi\.example We reply within 24 hours/);
  expect(text).toMatch(/Office 4 Thatheri Bazaar Varanasi 221001 Uttar Pradesh India/);
  expect(text).not.toMatch(/Phone \+91|Business Hours/);
  expect(text).toContain('Send us a Message');
  expect(text).toContain('Visit Our Office');
  expect(text).toContain('Frequently Asked Questions');
  expect(html.match(/<details/g)).toHaveLength(4);
  expect(links).toContainEqual({ words: 'All questions', href: '/faq' });
  expect(text).not.toContain('WhatsApp');
});

test('contact: the form has five rows for the message, marks what it needs, and begins with a general inquiry', async () => {
  const { html, text } = await renderPage(contact, shop.ctx, { path: '/contact' });
  expect(html).toMatch(/<textarea[^>]*rows="5"/);
  expect(html).toMatch(/<input[^>]*type="email"[^>]*inputmode="email"/i);
  for (const label of ['Name', 'Email', 'Inquiry type', 'Subject', 'Message'])
    expect(text, label).toMatch(new RegExp(`${label} \\*`));
  expect(text).not.toMatch(/Phone \(optional\) \*/);
  expect(
    [...html.matchAll(/<option value="(\w+)"( selected="")?>([^<]*)</g)].map((found) => found.slice(1)),
  ).toEqual([
    ['general', ' selected=""', 'General Inquiry'],
    ['order', undefined, 'Order Support'],
    ['artisan', undefined, 'Artisan Information'],
    ['partnership', undefined, 'Partnership'],
  ]);
});

test('contact: the owner’s content replaces the built-in text, with WhatsApp when a number is set', async () => {
  await writeContent(shop, 'contact', {
    title: 'Write to Kashi',
    whatsapp: '+91 98765 43210',
    businessHours: ['Any time'],
  });
  const { text, links } = await renderPage(contact, shop.ctx, { path: '/contact' });
  expect(text).toMatch(/^Write to Kashi /);
  expect(text).toContain('Business Hours Any time');
  expect(links).toContainEqual({ words: 'WhatsApp +91 98765 43210', href: 'https://wa.me/919876543210' });
});

test('contact: a shop without e-mail shows this above the form, with its phone numbers and a hint to read the reply', async () => {
  await writeContent(shop, 'contact', { phone: '+91 542 000 0100', whatsapp: '+91 98765 43210' });
  const show = async (messengers: Messengers) => {
    const page = await renderPage(contact, { ...shop.ctx, messengers }, { path: '/contact' });
    const section = /Send us a Message .* Name \*/.exec(page.text)![0];
    return { section, links: page.links };
  };
  expect((await show(shop.ctx.messengers)).section).not.toContain('emails');
  const without = await show({});
  expect(without.section).toContain(
    'We cannot send emails right now. You will get a ticket number to read our reply. For a quick answer, call or message us: +91 542 000 0100 WhatsApp +91 98765 43210',
  );
  const numbers = without.links.filter(({ href }) => /^tel:|wa\.me/.test(href));
  expect(numbers.filter(({ href }) => href === 'tel:+915420000100')).toHaveLength(2);
  expect(numbers.filter(({ href }) => href === 'https://wa.me/919876543210')).toHaveLength(2);

  await writeContent(shop, 'contact', { phone: '', whatsapp: '' });
  expect((await show({})).section).toMatch(/read our reply\. Name/);
});

test('contact: the map is loaded only on request, with a loading message', async () => {
  await writeContent(shop, 'contact', { mapEmbedUrl: 'https://maps.example/embed' });
  const before = await renderPage(contact, shop.ctx, { path: '/contact' });
  expect(before.html).not.toContain('<iframe');
  expect(before.links).toContainEqual({ words: 'Show map', href: '?map=show#map' });
  const asked = await renderPage(contact, shop.ctx, { path: '/contact?map=show' });
  expect(asked.text).toContain('Map Loading...');
  expect(asked.html).toMatch(/<iframe[^>]*src="https:/);
});

test('contact: when loading fails, the built-in text and four questions are shown without contact details', async () => {
  const { text, html, links } = await renderFailure(contact, '/contact', away);
  // The built-in contact would belong to another shop.
  expect(links.filter(({ href }) => /^(tel|mailto):/.test(href))).toEqual([]);
  expect(text).not.toMatch(/New Delhi|Business Hours|Visit Our Office/);
  expect(text).toMatch(/^Get in Touch/);
  expect(html.match(/<details/g)).toHaveLength(4);
  expect(text).toMatch(/5-7 business days.*10-15 business days/);
  expect(text).toMatch(/custom orders\? Yes\. .*contact our team/);
  expect(text).toMatch(
    /unused items in their original condition within 7 days\. Custom orders are non-refundable/,
  );
  expect(text).toMatch(/artisan partner\? .*inquiry type Partnership/);
});

test('contact: only the first four active questions are shown', async () => {
  const make = (order: number) => ({
    id: `${order}`,
    question: `Question ${order}?`,
    answer: 'Yes.',
    category: 'general',
    order,
    active: order !== 2,
  });
  await writeContent(shop, 'faqs', { faqs: [6, 5, 4, 3, 2, 1].map(make) });
  const { text } = await renderPage(contact, shop.ctx, { path: '/contact' });
  expect(text.match(/Question \d\?/g)).toEqual([1, 3, 4, 5].map((order) => `Question ${order}?`));
});
