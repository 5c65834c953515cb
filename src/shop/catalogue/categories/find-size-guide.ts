import { type SizeGuide, readSizeGuide } from '#domain/catalogue/size-guide.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Ctx } from '#shop/context.ts';
import { remember } from '#shop/remember.ts';

/** Returns the size guide for a product with sizes: that of its subcategory, else that of its category; null where neither has one. */
export async function findSizeGuide(
  ctx: Pick<Ctx, 'db' | 'memory' | 'cacheTags'>,
  { variants, category, subcategory }: Pick<Product, 'variants' | 'category' | 'subcategory'>,
): Promise<SizeGuide | null> {
  if (variants.every(({ size }) => size === null)) return null;
  const guides = await remember(ctx, 'size guides', ['categories'], () => readSizeGuides(ctx));
  return guides.get(subcategory?.id ?? '') ?? guides.get(category.id) ?? null;
}

async function readSizeGuides({ db }: Pick<Ctx, 'db'>): Promise<Map<string, SizeGuide>> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'size_guide'])
    .where('size_guide', '<>', '')
    .unionAll(db.selectFrom('subcategories').select(['id', 'size_guide']).where('size_guide', '<>', ''))
    .execute();
  return new Map(
    rows.flatMap(({ id, size_guide }) => {
      const guide = readSizeGuide(size_guide);
      return guide ? [[id, guide] as const] : [];
    }),
  );
}
