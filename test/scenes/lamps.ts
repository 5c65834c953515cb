import type { ProductDraftInput } from '#domain/catalogue/product-draft.ts';
import { type AddedCategory, addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { inTransaction } from '#shop/context.ts';
import type { TestShop } from '#test/open-shop.ts';

type MakeLamps = (category: AddedCategory) => ProductDraftInput[];

/**
 * Creates a category of lamps with a filter, an empty category, and two featured lamps, one of them sold out; adds the test's own lamps.
 */
export async function addLamps(shop: TestShop, more: MakeLamps = () => []): Promise<void> {
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const material = { key: 'material', label: 'Material', kind: 'options' as const, options: ['Brass'] };
    const lamps = await addCategory(tx, {
      slug: 'lighting',
      name: 'Lighting',
      description: 'Lamps from all over India',
      position: 1,
      filters: [material],
      subcategories: ['Oil & Ghee Lamps', { name: 'Lanterns', description: 'Paper and pierced brass.' }],
    });
    await addCategory(tx, { slug: 'gifting', name: 'Gifting', position: 2 });
    await addProducts(tx, [
      toLamp(lamps, { sku: 'A', name: 'Brass Diya', featured: true, salePricePaise: 800_00 }),
      toLamp(lamps, { sku: 'B', name: 'Clay Lantern', featured: true, stockQuantity: 0 }),
      ...more(lamps),
    ]);
  });
}

/** Returns the draft of a lamp that costs 1,000 rupees, with three in stock. */
export function toLamp(to: AddedCategory, own: Partial<ProductDraftInput>): ProductDraftInput {
  return {
    sku: 'L',
    name: 'Lamp',
    categoryId: to.id,
    subcategoryId: to.subcategoryIds.get('Oil & Ghee Lamps')!,
    hsn: '94055000',
    pricePaise: 1000_00,
    stockQuantity: 3,
    attributes: [],
    ...own,
  };
}
