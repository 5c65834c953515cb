import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { listProductFacts } from '#shop/workflows/edit-products/product-facts.ts';
import type { TableParts } from './export-table.ts';
import { PRODUCT_SHEET, toSheetRows } from './product-sheet.ts';

const productsAtOnce = 200;

/**
 * Returns all products in every status, part by part, a row for each variant, in the columns that an import reads. Throws unauthenticated,
 * forbidden.
 */
export function exportProducts(ctx: Ctx): TableParts {
  requireAbility(ctx, 'move_data');
  requireAbility(ctx, 'edit_products');
  return write(ctx);
}

async function* write(ctx: Ctx): TableParts & AsyncGenerator<(string | number)[][]> {
  yield [PRODUCT_SHEET];
  let last = '';
  for (;;) {
    const found = await ctx.db
      .selectFrom('products')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(productsAtOnce)
      .execute();
    if (found.length === 0) return;
    const facts = await listProductFacts(
      ctx,
      found.map(({ id }) => id),
    );
    const byId = new Map(facts.map((product) => [product.id, product]));
    yield found.flatMap(({ id }) => toSheetRows(byId.get(id)!, ctx.publicUrl));
    last = found.at(-1)!.id;
  }
}
