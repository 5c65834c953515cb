import { randomUUID } from 'node:crypto';
import type { ProductJson, VariantJson } from '#contract/catalogue/product.ts';
import { callApi } from './api-buyer.ts';
import { makeOwner } from './staff.ts';

export type PickedProduct = {
  category: { slug: string; name: string };
  product: ProductJson;
  variant?: VariantJson;
};

/** Returns products with plenty of stock, one without variants and one with, both on the first page of their category. */
export async function pickProducts(
  url: string,
): Promise<{ plain: PickedProduct; varied: Required<PickedProduct> }> {
  const answer = await callApi('GET /categories', { url });
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  const cheapFirst = products.toSorted((a, b) => a.from_price - b.from_price);
  const categoryOf = ({ category }: ProductJson) => answer.categories.find(({ slug }) => slug === category)!;
  const plain = cheapFirst.find(({ has_variants, stock_quantity }) => !has_variants && stock_quantity > 40)!;
  const varied = cheapFirst.find((product) => findPlenty(product))!;
  return {
    plain: { category: categoryOf(plain), product: plain },
    varied: { category: categoryOf(varied), product: varied, variant: findPlenty(varied)! },
  };
}

/** Returns the hundred cheapest products: sorted by price, because every other list ends with sold-out ones. */
export async function listByPrice(url: string): Promise<ProductJson[]> {
  const query = { limit: 100, sort: 'price_asc' } as const;
  return (await callApi('GET /products', { url, query })).products;
}

function findPlenty({ variants }: ProductJson): VariantJson | undefined {
  return variants.find(({ available, stock_quantity }) => available && stock_quantity > 40);
}

/** Adds a collection of one product, as an owner does, and returns the last part of its address. */
export async function makeCollectionPage(
  shop: { url: string; dataDir: string },
  productId: string,
): Promise<string> {
  const name = `Gifts ${randomUUID()}`;
  const { api } = await makeOwner(shop, `${randomUUID()}@example.in`);
  const { collection } = await callApi('POST /admin/collections', {
    ...api,
    body: {
      name,
      slug: name.toLowerCase().replace(' ', '-'),
      description: '',
      picture_id: null,
      rule: null,
      product_ids: [productId],
    },
  });
  return collection.slug;
}
