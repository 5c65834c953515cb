import { beforeAll, expect, test } from 'vitest';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import { readHead } from '../support/read-head.ts';

// Tests the structured data that search engines and messengers read from every page, as the built program sends it, without a browser.

const { url } = findShop();
let picked: { plain: PickedProduct; varied: Required<PickedProduct> };

beforeAll(async () => {
  picked = await pickProducts(url);
});

const read = (path: string) => readHead(url, path);

test('a product’s structured data has price, stock, ratings, shipping and returns', async () => {
  const { product } = picked.plain;
  const { facts, meta } = await read(`/product/${product.slug}`);
  const told = facts.find((node) => node['@type'] === 'Product')!;
  expect(told).toMatchObject({
    name: product.name,
    sku: product.sku,
    offers: {
      '@type': 'Offer',
      priceCurrency: 'INR',
      price: product.from_price,
      availability: 'https://schema.org/InStock',
      shippingDetails: { shippingRate: { currency: 'INR' }, shippingDestination: { addressCountry: 'IN' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
    },
  });
  expect((told.image as string[]).every((image) => image.startsWith(`${url}/media/`))).toBe(true);
  if (product.rating.count > 0)
    expect(told.aggregateRating).toMatchObject({
      ratingValue: product.rating.average,
      reviewCount: product.rating.count,
    });
  const crumbs = facts.find((node) => node['@type'] === 'BreadcrumbList')!;
  expect((crumbs.itemListElement as { name: string }[]).map(({ name }) => name)).toEqual(
    ['Home', picked.plain.category.name, product.subcategory, product.name].filter(Boolean),
  );
  expect(meta['product:price:amount']).toBe(String(product.from_price));
  expect(meta['product:price:currency']).toBe('INR');
});

test('structured data of a product lists each variant and the price range', async () => {
  const { product } = picked.varied;
  const { facts } = await read(`/product/${product.slug}`);
  const offers = facts.find((node) => node['@type'] === 'Product')!.offers as Record<string, unknown>;
  const there = product.variants.filter(({ available, stock_quantity }) => available && stock_quantity > 0);
  const prices = there.map(({ price, sale_price }) => sale_price ?? price);
  expect(offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: product.variants.length,
    priceCurrency: 'INR',
  });
  expect(offers.offers).toHaveLength(product.variants.length);
  // A promise about all products is written once and referred to afterwards.
  const text = JSON.stringify(offers);
  expect(text.match(/"@type":"MerchantReturnPolicy"/g)).toHaveLength(1);
  expect(text.match(/"hasMerchantReturnPolicy":\{"@id":"#returns"/g)).toHaveLength(product.variants.length);
});

test('the home page’s structured data names the seller and the search', async () => {
  const { facts } = await read('/');
  expect(facts.find((node) => node['@type'] === 'OnlineStore')).toMatchObject({
    name: 'Haat',
    url: `${url}/`,
  });
  expect(facts.find((node) => node['@type'] === 'WebSite')!.potentialAction).toMatchObject({
    target: `${url}/search?q={search_term_string}`,
  });
});

test('link previews name a picture that exists and has the stated size', async () => {
  for (const path of [
    '/faq',
    `/product/${picked.plain.product.slug}`,
    `/category/${picked.plain.category.slug}`,
  ]) {
    const { meta } = await read(path);
    const picture = await fetch(meta['og:image']!);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(png|jpeg)$/),
    ]);
    const sharp = (await import('sharp')).default;
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([String(width), String(height)]).toEqual([meta['og:image:width'], meta['og:image:height']]);
  }
});
