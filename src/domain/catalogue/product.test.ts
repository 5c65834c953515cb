import { describe, expect, test } from 'vitest';
import { formatDimensions, formatWeight } from './measure.ts';
import type { Picture } from './picture.ts';
import { listPictureWidths, toSrcSet } from './picture-url.ts';
import { ProductJson, toProductJson } from '#contract/catalogue/product.ts';
import { listPicturesFor, toProductCard, type Product } from './product.ts';
import { capToStock, isInStock, toStockState } from '#domain/stock/stock.ts';

function makePicture(key: string, color: string | null = null): Picture {
  return { key, width: 1000, height: 800, placeholder: 'data:,', alt: key, color };
}

const PRODUCT: Product = {
  id: 'prd_1',
  slug: 'warli-village-dance-canvas',
  sku: 'WD02',
  name: 'Warli Village Dance Canvas',
  nameHi: 'वारली ग्राम नृत्य चित्र',
  shortDescription: 'A circle of dancers on red earth.',
  description: 'Painted with rice paste.',
  care: 'Dust with a dry cloth.',
  pricePaise: 149900,
  salePricePaise: 119900,
  fromPricePaise: 99900,
  stockQuantity: 4,
  hasVariants: true,
  variants: [
    {
      id: 'var_1',
      sku: 'A',
      color: 'Indigo',
      size: 'A4',
      pricePaise: 149900,
      salePricePaise: 99900,
      stockQuantity: 4,
      available: true,
      lengthMm: null,
      widthMm: null,
      heightMm: null,
      weightGrams: null,
    },
    {
      id: 'var_2',
      sku: 'B',
      color: 'Black',
      size: 'A4',
      pricePaise: 149900,
      salePricePaise: null,
      stockQuantity: 9,
      available: false,
      lengthMm: null,
      widthMm: null,
      heightMm: null,
      weightGrams: null,
    },
  ],
  pictures: [makePicture('all'), makePicture('indigo', 'Indigo')],
  attributes: [{ name: 'style', value: 'Tribal' }],
  tags: ['warli'],
  category: { id: 'cat_1', slug: 'wall-decor', name: 'Wall Decor' },
  subcategory: { id: 'sub_1', slug: 'paintings', name: 'Paintings' },
  featured: true,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  craft: { id: 'crf_1', slug: 'warli-painting', name: 'Warli painting', craftmarkNo: null },
  technique: null,
  material: 'cotton canvas',
  place: 'Palghar',
  stateKey: 'MH',
  maker: { id: 'mak_1', slug: 'anita-dhodade', name: 'Anita Dhodade', story: '' },
  gi: null,
  hsn: '97019100',
  countryOfOrigin: 'India',
  netQuantity: '1 N',
  lengthMm: 450,
  widthMm: 610,
  heightMm: 3,
  weightGrams: 300,
  ratingCount: 3,
  ratingSum: 14,
};

describe('a product', () => {
  test('is serialised with the specification’s fields, in rupees, and matches its own schema', () => {
    const json = toProductJson(PRODUCT);
    expect(ProductJson.parse(json)).toEqual(json);
    expect(json).toMatchObject({
      price: 1499,
      sale_price: 1199,
      from_price: 999,
      discount_percentage: 20,
      images: ['/media/all/960.webp', '/media/indigo/960.webp'],
      available_colors: ['Indigo', 'Black'],
      available_sizes: ['A4'],
      category: 'wall-decor',
      subcategories: ['Paintings'],
      state: 'Maharashtra',
      rating: { average: 4.7, count: 3 },
      dimensions: { text: '45 × 61 × 0.3 cm (17.7 × 24 × 0.12 in)' },
    });
    expect(json.variants[0]).toMatchObject({
      price: 1499,
      sale_price: 999,
      images: ['/media/indigo/960.webp', '/media/all/960.webp'],
    });
  });

  test('shows a GI name only with the number of an authorised user', () => {
    expect(
      toProductJson({ ...PRODUCT, gi: { name: 'Warli Painting', authorisedUserNo: '' } }).gi_name,
    ).toBeNull();
    expect(
      toProductJson({ ...PRODUCT, gi: { name: 'Warli Painting', authorisedUserNo: 'AU/1' } }).gi_name,
    ).toBe('Warli Painting');
  });

  test('is reduced to a card with price, discount, stock and rating', () => {
    expect(toProductCard(PRODUCT)).toMatchObject({
      salePricePaise: PRODUCT.salePricePaise,
      discountPercent: 20,
      inStock: true,
      rating: 4.7,
    });
    const sold = PRODUCT.variants.map((variant) => ({ ...variant, stockQuantity: 0 }));
    expect(toProductCard({ ...PRODUCT, variants: sold, pictures: [] })).toMatchObject({
      inStock: false,
      picture: null,
    });
  });

  test('lists the chosen colour’s pictures first, and keeps the order for a colour without pictures', () => {
    expect(listPicturesFor(PRODUCT.pictures, 'Indigo').map(({ key }) => key)).toEqual(['indigo', 'all']);
    expect(listPicturesFor(PRODUCT.pictures, 'Black').map(({ key }) => key)).toEqual(['all', 'indigo']);
    expect(listPicturesFor(PRODUCT.pictures, null)).toHaveLength(2);
  });
});

describe('stock', () => {
  test.each([
    [{ hasVariants: false, stockQuantity: 1 }, true],
    [{ hasVariants: false, stockQuantity: 0 }, false],
    [{ hasVariants: true, stockQuantity: 9, variants: [] }, false],
    [{ hasVariants: true, stockQuantity: 9, variants: [{ available: false, stockQuantity: 9 }] }, false],
    [{ hasVariants: true, stockQuantity: 0, variants: [{ available: true, stockQuantity: 1 }] }, true],
    [{ hasVariants: true, stockQuantity: 2 }, true],
  ])('%j is in stock: %s', (products, inStock) => expect(isInStock(products)).toBe(inStock));

  test.each([
    [0, 'Out of Stock'],
    [1, 'Only 1 left'],
    [5, 'Only 5 left'],
    [6, 'In stock'],
  ])('%s pieces are labelled %s', (pieces, words) => expect(toStockState(pieces).words).toBe(words));

  test('caps a requested quantity at the stock and names the quantity available', () => {
    expect(capToStock(3, 3)).toEqual({ quantity: 3 });
    expect(capToStock(3, 2)).toEqual({ quantity: 2, words: 'Only 2 available' });
    expect(capToStock(3, 0)).toEqual({ quantity: 0, words: 'This item is out of stock' });
  });
});

describe('pictures', () => {
  test('are never enlarged, and always have at least one width', () => {
    expect(listPictureWidths(700)).toEqual([160, 320, 480, 640]);
    expect(listPictureWidths(90)).toEqual([160]);
    expect(toSrcSet({ key: 'k', width: 330 }, 'avif')).toBe('/media/k/160.avif 160w, /media/k/320.avif 320w');
  });
});

describe('measures', () => {
  test.each([
    [{ lengthMm: 280, widthMm: 380, heightMm: null }, '28 × 38 cm (11 × 15 in)'],
    [{ lengthMm: null, widthMm: null, heightMm: 15 }, '1.5 cm (0.59 in)'],
    [{ lengthMm: null, widthMm: null, heightMm: null }, ''],
  ])('%j is formatted as %j', (size, text) => expect(formatDimensions(size)).toBe(text));

  test.each([
    [850, '850 g'],
    [1000, '1 kg'],
    [1250, '1.25 kg'],
    [null, ''],
  ])('%s grams are formatted as %j', (grams, text) => expect(formatWeight(grams)).toBe(text));
});

test('a card shows From only when its variants have different prices', () => {
  const [variant] = PRODUCT.variants;
  const cardOf = (...prices: number[]) =>
    toProductCard({
      ...PRODUCT,
      variants: prices.map((pricePaise) => ({ ...variant!, pricePaise, salePricePaise: null })),
    });
  expect(cardOf(240_000, 240_000).pricesVary).toBe(false);
  expect(cardOf(240_000, 250_000).pricesVary).toBe(true);
  expect(cardOf().pricesVary).toBe(false);
});
