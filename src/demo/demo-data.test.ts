import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FilterSet } from '#domain/catalogue/filter-set.ts';
import { estimateDelivery } from '#domain/pricing/delivery-estimate.ts';
import { CheckedPromotionFields } from '#contract/pricing/admin-promotion.ts';
import { Settings } from '#domain/settings/settings.ts';
import { demoCategories } from './categories.ts';
import { demoContent } from './content.ts';
import { divineCollections } from './products/divine-collections.ts';
import { festivals } from './products/festivals.ts';
import { gifting } from './products/gifting.ts';
import type { DemoProduct } from './products/product.ts';
import { homeAccent } from './products/home-accent.ts';
import { lighting } from './products/lighting.ts';
import { storageBags } from './products/storage-bags.ts';
import { wallDecor } from './products/wall-decor.ts';
import { demoPromotions } from './promotions.ts';
import { demoSeller } from './settings.ts';
import { subcategoryTexts } from './subcategories.ts';

const groups = [wallDecor, divineCollections, festivals, lighting, storageBags, gifting, homeAccent];
const products: DemoProduct[] = groups.flat();
type Listed = { file: string; width: number; height: number };

// A plain split is enough: the first three columns hold no commas, and no other column is eight digits alone.
const crafts = readFileSync(new URL('crafts.csv', import.meta.url), 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => {
    const [ref = '', category = '', subcategory = ''] = line.split(',');
    return { ref, category, subcategory, hsn: /,(\d{8}),/.exec(line)?.[1] ?? '' };
  });

test('every subcategory has a text for its page, and no text is left over', () => {
  const named = demoCategories.flatMap(({ slug, subcategories }) =>
    subcategories.map((name) => `${slug} ${name}`),
  );
  const told = Object.entries(subcategoryTexts).flatMap(([slug, texts]) =>
    Object.keys(texts).map((name) => `${slug} ${name}`),
  );
  expect(told.toSorted()).toEqual(named.toSorted());
});

test('every row of the craft list has exactly one product text', () => {
  expect(products.map((product) => product.ref).toSorted()).toEqual(
    crafts.map((craft) => craft.ref).toSorted(),
  );
});

test.each(products)('$ref stays within the limits for a demo product', (product) => {
  expect(product.shortDescription.length).toBeLessThanOrEqual(120);
  const words = product.description.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(110);
  expect(words).toBeLessThanOrEqual(180);
  const paragraphs = product.description.split('\n\n').length;
  expect(paragraphs).toBeGreaterThanOrEqual(2);
  expect(paragraphs).toBeLessThanOrEqual(4);
  expect(product.tags.length).toBeGreaterThanOrEqual(4);
  expect(product.tags.length).toBeLessThanOrEqual(8);
  expect(product.reviews.length).toBeLessThanOrEqual(5);
  expect(product.salePercent ?? 10).toBeGreaterThanOrEqual(10);
  expect(product.salePercent ?? 10).toBeLessThanOrEqual(50);
});

test.each(products)('$ref can be found by the filters of its category', (product) => {
  const craft = crafts.find((each) => each.ref === product.ref);
  const category = demoCategories.find((each) => each.slug === craft?.category);
  expect(category?.subcategories).toContain(craft?.subcategory);
  expect(product.attributes['type']).toBe(craft?.subcategory);
  for (const [key, value] of Object.entries(product.attributes)) {
    const filter = category?.filters.find((each) => each.key === key);
    const known = filter?.options.map((option) => option.toLowerCase());
    for (const each of [value].flat()) expect(known, key).toContain(each.toLowerCase());
  }
});

test('every group has sold-out, last-piece, plentiful and discounted products', () => {
  for (const group of groups) {
    expect(group.some((product) => product.stock === 0)).toBe(true);
    expect(group.some((product) => product.stock === 1)).toBe(true);
    expect(group.some((product) => product.stock >= 2000)).toBe(true);
    expect(group.some((product) => product.salePercent !== undefined)).toBe(true);
  }
});

test('demo filters, promotions and seller are valid', () => {
  for (const { filters } of demoCategories) FilterSet.array().parse(filters);
  for (const promotion of demoPromotions) CheckedPromotionFields.parse(promotion);
  expect(Settings.parse({ seller: demoSeller }).seller).toEqual(demoSeller);
});

test('delivery days match an order’s estimate, and packing time is not added to them', () => {
  const { fromDays, toDays } = estimateDelivery('standard', '2026-11-22');
  const words = JSON.stringify(demoContent);
  expect(demoContent.shipping.deliveryTime).toContain(`${fromDays}–${toDays} business days`);
  const far = estimateDelivery('standard', '2026-11-22', { state: 'LA' });
  expect(demoContent.shipping.zones.map(({ delivery }) => delivery)).toEqual([
    `${fromDays}–${toDays} business days`,
    `${far.fromDays}–${far.toDays} business days`,
  ]);
  expect(words).not.toMatch(/(?:pack|leave)[^.]*[.;,] (?:then|standard delivery then)/i);
});

test('no page hard-codes a free-shipping threshold', () => {
  const { legal, ...pages } = demoContent;
  expect(JSON.stringify(pages)).not.toMatch(/₹\s?\d/);
  expect(legal.terms_conditions).toContain('{free_shipping_threshold}');
});

test('every photograph is listed, small enough for a phone', () => {
  const folder = new URL('../../demo/photographs/', import.meta.url);
  const listed: Listed[] = JSON.parse(readFileSync(new URL('pictures.json', folder), 'utf8'));
  for (const { file, width, height } of listed) {
    const bytes = statSync(new URL(file, folder)).size;
    expect(bytes, file).toBeLessThanOrEqual(width > height ? 180_000 : 120_000);
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  expect(listed.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

test('the demo shows the figures and hours that the specification gives as defaults', () => {
  const { stats } = demoContent.about;
  expect(stats.map(({ number, label }) => `${number} ${label.toLowerCase()}`)).toEqual([
    '500+ artisan partners',
    '10,000+ customers',
    '15+ countries',
    '5,000+ products',
  ]);
  expect(demoContent.contact.businessHours).toEqual(['Monday - Saturday 10:00 AM - 7:00 PM IST']);
});
