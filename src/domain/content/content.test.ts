import { describe, expect, test } from 'vitest';
import { fillAmounts } from './content-amounts.ts';
import { CONTENT, readContent, type ContentSlug } from './content-registry.ts';
import { CONTACT_FAQS, DEFAULT_FAQS, DEFAULT_SHIPPING } from './default-help-pages.ts';
import { Link } from './link.ts';
import { listActiveFaqs, listContactFaqs, searchFaqs } from './faqs.ts';
import { defaultSettings } from '#domain/settings/settings.ts';

describe('built-in content', () => {
  test.each(Object.keys(CONTENT) as ContentSlug[])(
    '%s matches its own schema and replaces missing or invalid stored content',
    (slug) => {
      const { schema, builtIn } = CONTENT[slug];
      expect(schema.parse(builtIn)).toEqual(builtIn);
      expect(readContent(slug, undefined)).toEqual(builtIn);
      expect(readContent(slug, { nonsense: true })).toEqual(builtIn);
    },
  );

  test('fills every known placeholder from the settings, and drops the jurisdiction sentence without a city', () => {
    for (const { builtIn } of Object.values(CONTENT)) {
      const text = JSON.stringify(fillAmounts(builtIn, defaultSettings));
      expect(text).not.toMatch(/\{(standard|express|threshold|codLimit|codCharge|returnWindow)\}/);
    }
    const shipping = fillAmounts(DEFAULT_SHIPPING, defaultSettings);
    expect(shipping.zones[0]!.charges).toBe('₹100, free from ₹5,000');
    expect(shipping.expressShipping.charges).toBe('₹200');
    const seller = {
      ...defaultSettings.seller,
      legalName: 'Kashi Crafts',
      address: { ...defaultSettings.seller.address, city: 'Varanasi' },
    };
    const law = 'These are terms. The courts at {city} have jurisdiction. They end here.';
    expect(fillAmounts(law, { ...defaultSettings, seller })).toContain(
      'The courts at Varanasi have jurisdiction.',
    );
    expect(fillAmounts(law, defaultSettings)).toBe('These are terms. They end here.');
    expect(fillAmounts('© {seller}. All rights reserved.', defaultSettings)).toBe(
      '© Haat. All rights reserved.',
    );
    expect(fillAmounts('{constructor} {other}', defaultSettings)).toBe('{constructor} {other}');
  });

  test('has four contact-page FAQs and eight default FAQs in the expected categories', () => {
    expect(CONTACT_FAQS).toHaveLength(4);
    expect(DEFAULT_FAQS.map(({ category }) => category)).toEqual([
      'general',
      'shipping',
      'returns',
      'payment',
      'orders',
      'products',
      'orders',
      'shipping',
    ]);
  });

  test('the privacy policy and terms cover what the law and the specification require', () => {
    const { privacy_policy: privacy, terms_conditions: terms } = CONTENT.legal.builtIn;
    for (const word of [/collect/, /use your/, /Sharing/, /security/, /rights/, /Cookies/, /Contact/])
      expect(privacy).toMatch(word);
    for (const word of [
      /18 years/,
      /account/,
      /INR/,
      /within India/,
      /within \{returnWindow\}/,
      /7-10 business days/,
      /courts at \{city\}/,
    ])
      expect(terms).toMatch(word);
  });
});

describe('stored content', () => {
  test('is read as it was written', () => {
    const about = { ...CONTENT.about.builtIn, title: 'Our house', values: ['Patience'] };
    expect(readContent('about', { ...about, extra: 1 })).toEqual(about);
  });

  test.each([
    ['/about', true],
    ['https://instagram.com/haat', true],
    ['//evil.com', false],
    ['/\\evil.com', false],
    ['javascript:alert(1)', false],
    ['http://plain.example', false],
    ['about', false],
  ])('a link to %s is allowed: %s', (url, allowed) => expect(Link.safeParse(url).success).toBe(allowed));
});

describe('questions', () => {
  const faqs = [
    { id: 'b', question: 'Gift wrap?', answer: 'Yes, in paper', category: 'orders', order: 2, active: true },
    {
      id: 'a',
      question: 'Do you ship?',
      answer: 'Everywhere in India',
      category: 'shipping',
      order: 1,
      active: true,
    },
    { id: 'c', question: 'Old one', answer: 'Paper', category: 'orders', order: 0, active: false },
  ];

  test('are shown in order, without those switched off', () => {
    expect(listActiveFaqs(faqs).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('are searched in question and answer, and by category', () => {
    expect(searchFaqs(faqs, ' PAPER ').map(({ id }) => id)).toEqual(['b']);
    expect(searchFaqs(faqs, '', 'shipping').map(({ id }) => id)).toEqual(['a']);
    expect(searchFaqs(faqs, 'india', 'orders')).toEqual([]);
  });

  test('the contact page lists at most four, and all four of the built-in ones', () => {
    expect(listContactFaqs(DEFAULT_FAQS)).toHaveLength(4);
    expect(listContactFaqs(CONTACT_FAQS)).toEqual(CONTACT_FAQS);
    expect(listContactFaqs([])).toEqual([]);
  });
});
