import { describe, expect, test } from 'vitest';
import { CategoryJson, toCategoryJson } from '#contract/catalogue/category.ts';
import { FilterSet } from './filter-set.ts';
import {
  findSubcategory,
  splitTopBar,
  toCategoryPath,
  toStripLabel,
  toSubcategorySlug,
  type Category,
} from './category.ts';

const PLATES = {
  id: 'sub_1',
  name: 'Wall Plates & Plaques',
  slug: 'wall-plates-%26-plaques',
  productCount: 3,
};
const ART = { id: 'sub_2', name: 'Metal Wall Art', slug: 'metal', productCount: 0 };

describe('categories', () => {
  test.each([
    ['Lighting', 'Lighting'],
    ['Bestseller', 'Bestseller'],
    ['Bestsellers', 'Bestsellers'],
    ['Divine Collections', 'Divine'],
    ['Wall Decor', 'Wall Decor'],
    ['Home Accents', 'Home'],
  ])('the category strip labels %j as %j', (name, label) => expect(toStripLabel(name)).toBe(label));

  test.each([
    ['Metal Wall Art', 'metal-wall-art'],
    ['  Table   Linen ', 'table-linen'],
    ['Wall Plates & Plaques', 'wall-plates-%26-plaques'],
  ])('a subcategory %j without a slug gets %j', (name, slug) => expect(toSubcategorySlug(name)).toBe(slug));

  test.each([
    ['wall-plates-%26-plaques', PLATES],
    ['wall-plates-&-plaques', PLATES],
    ['Wall Plates & Plaques', PLATES],
    ['WALL-PLATES-%26-PLAQUES', PLATES],
    ['metal-wall-art', ART],
    ['metal', ART],
    ['METAL', ART],
    ['masks', undefined],
    ['%', undefined],
  ])('the URL segment %j resolves to %j', (text, child) =>
    expect(findSubcategory([PLATES, ART], text)).toBe(child),
  );

  test('are linked by slug', () => {
    expect(toCategoryPath({ slug: 'wall-decor' }, PLATES)).toBe(
      '/category/wall-decor/wall-plates-%26-plaques',
    );
  });

  test('the top bar shows the first six; the rest are listed under More', () => {
    expect(splitTopBar([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ shown: [1, 2, 3, 4, 5, 6], more: [7, 8] });
  });

  test.each(['sort', 'q', 'page', 'Colour', 'min price', ''])('%j cannot be the key of a filter', (key) => {
    const set = { key, label: 'Label', kind: 'options', options: ['A'] };
    expect(FilterSet.safeParse(set).success).toBe(false);
  });

  test.each(['Diyas', 'दीये और मूर्तियाँ', "Men's (small)", 'Wall Plates & Plaques'])(
    'the slug of %j has only allowed characters and resolves to the same subcategory',
    (name) => {
      const slug = toSubcategorySlug(name);
      expect(slug).toMatch(/^[a-z0-9%&-]+$/);
      expect(
        findSubcategory(
          [
            { name: 'Another', slug: 'another' },
            { name: 'x', slug },
          ],
          slug,
        )?.slug,
      ).toBe(slug);
      expect(decodeURIComponent(slug)).toBe(name.toLowerCase().replaceAll(' ', '-'));
    },
  );

  test('are serialised with their subcategories', () => {
    const category: Category = {
      id: 'cat_1',
      slug: 'wall-decor',
      name: 'Wall Decor',
      description: '',
      rule: null,
      filters: [],
      picture: { key: 'k', width: 1600, height: 1600, placeholder: 'data:', alt: 'A wall', color: null },
      landscapePicture: null,
      isHiddenWhenEmpty: false,
      formerSlugs: [],
      productCount: 3,
      children: [{ ...PLATES, description: 'Of brass.', landscapePicture: null }],
    };
    const json = toCategoryJson(category);
    expect(CategoryJson.parse(json)).toEqual(json);
    expect(json).toMatchObject({
      image: '/media/k/1280.webp',
      landscape_image: '',
      children: [{ product_count: 3, description: 'Of brass.', landscape_image: '' }],
    });
  });
});
