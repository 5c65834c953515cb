import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentProps, createElement, type ReactNode, useId } from 'react';
import { prerender } from 'react-dom/static';
import { createRoutesStub, useLocation } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_FOOTER } from '#domain/content/default-footer.ts';
import { DEFAULT_HOME } from '#domain/content/content-defaults.ts';
import { HomeSection } from '#domain/content/home-section.ts';
import { inTransaction } from '#shop/context.ts';
import { createCollection } from '#shop/catalogue/collections/admin/create-collection.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { makeStaff } from '#test/make.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import { makeCollection } from '#test/scenes/collections.ts';
import { writeContent } from '#test/scenes/content.ts';
import * as category from '#web/catalogue/category.route.tsx';
import * as collection from '#web/catalogue/collection.route.tsx';
import * as home from '#web/home/home.route.tsx';
import { getProduct } from '#shop/catalogue/products/get-product.ts';
import * as product from '#web/product/product.route.tsx';
import { Shell } from '#web/shell/shell.tsx';
import { CachedFragment, FragmentContext, type PlaceFragment } from './fragment.tsx';

let shop: TestShop;
let slug: string;
beforeAll(async () => {
  shop = await openShop();
  const productId = await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const filters = [{ key: 'material', label: 'Material', kind: 'options' as const, options: ['Brass'] }];
    const { id, subcategoryIds } = await addCategory(tx, {
      slug: 'lighting',
      name: 'Lighting',
      position: 1,
      filters,
      subcategories: ['Lamps'],
    });
    const lamp = {
      categoryId: id,
      subcategoryId: subcategoryIds.get('Lamps')!,
      hsn: '94055000',
      pricePaise: 1499_00,
      featured: true,
      attributes: [{ name: 'material', value: 'Brass' }],
    };
    const ids = await addProducts(tx, [
      {
        ...lamp,
        sku: 'A',
        name: 'Brass Diya',
        description: 'Cast in sand.',
        maker: { name: 'Ravi, Moradabad' },
      },
      { ...lamp, sku: 'B', name: 'Brass Lantern', stockQuantity: 3 },
    ]);
    return ids[0]!;
  });
  ({ slug } = await getProduct(shop.ctx, productId));
  const owner = await makeStaff(shop);
  await createCollection(owner.ctx, makeCollection('Gifts', { product_ids: [productId] }));
  const told = HomeSection.parse({ kind: 'chapter', title: 'Brass', text: 'Cast in sand, in Moradabad.' });
  await writeContent(shop, 'home', { ...DEFAULT_HOME, sections: [...DEFAULT_HOME.sections, told] });
});
afterAll(() => shop.close());

const marked: PlaceFragment = ({ name }, children) => createElement('x-fragment', { name }, children);
const fragment = /<x-fragment name="([^"]*)">(.*?)<\/x-fragment>/gs;

/** Returns every fragment of a page with its HTML, rendered at `path` with ids that start with `identifierPrefix`. */
async function collect(content: ReactNode, path: string, identifierPrefix: string): Promise<string[][]> {
  const Component = () => createElement(FragmentContext, { value: marked }, content);
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component }]);
  const { prelude } = await prerender(createElement(Stub, { initialEntries: [path] }), {
    identifierPrefix,
    // As pages are rendered: otherwise React moves large finished parts to their end.
    progressiveChunkSize: Infinity,
  });
  return [...(await new Response(prelude).text()).matchAll(fragment)].map(([, name, html]) => [name!, html!]);
}

/** Returns the names of the fragments; throws when one of them contains an id or depends on the URL. */
async function listFragments(content: ReactNode): Promise<string[]> {
  const fragments = await collect(content, '/', 'one-');
  expect(await collect(content, '/elsewhere/deep?page=2', 'two-')).toEqual(fragments);
  return fragments.map(([name]) => name!);
}

async function openPage(page: Parameters<typeof renderPage>[0], path: string, params = {}) {
  const { loaderData } = await renderPage(page, shop.ctx, { path, params });
  return createElement(page.default, { loaderData, params });
}

const shell = (variant: 'full' | 'quiet') => {
  const categories = [{ slug: 'lighting', name: 'Lighting', children: [] }];
  const shop = { name: 'Haat', origin: 'http://localhost' };
  const data = { shop, categories, promotions: [], footer: DEFAULT_FOOTER };
  const props = { data, variant } as unknown as ComponentProps<typeof Shell>;
  return createElement(Shell, props, 'a page');
};

test('no fragment of a page contains a React id or depends on the URL', async () => {
  const pages = [
    shell('full'),
    shell('quiet'),
    await openPage(home, '/'),
    await openPage(category, '/category/lighting', { category: 'lighting' }),
    await openPage(collection, '/collections/gifts', { collection: 'gifts' }),
    await openPage(product, `/product/${slug}`, { slug }),
  ];
  const names = (await Promise.all(pages.map(listFragments))).flat();
  const missed = listNamesInSource().filter((name) => !names.some((each) => each.startsWith(name)));
  expect(missed, 'fragments that no page of this test shows').toEqual([]);
});

test.each([
  ['an id of React', () => createElement('p', { id: useId() })],
  ['the address', () => createElement('p', null, useLocation().pathname)],
])('a fragment with %s is refused', async (_, Component) => {
  const page = createElement(CachedFragment, { name: 'top', of: {} }, createElement(Component));
  await expect(listFragments(page)).rejects.toThrow('deeply equal');
});

/** Returns the beginning of the name of each fragment in the source. */
function listNamesInSource(): string[] {
  const web = join(import.meta.dirname, '..');
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  return files.flatMap((path) =>
    [...readFileSync(join(web, path), 'utf8').matchAll(/<CachedFragment\s+name=\W+([\w ,]+)/g)].map(
      ([, name]) => name!,
    ),
  );
}
