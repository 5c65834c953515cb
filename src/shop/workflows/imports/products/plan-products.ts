import { readProductCells } from '#domain/import-export/read-records.ts';
import { toProductInput } from '#domain/import-export/products/to-product-input.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import type { Ctx } from '#shop/context.ts';
import type { KeptRecord, Plan, RunningImport } from '../import-worker.ts';
import { planProduct } from './plan-product.ts';
import type { ReadProduct } from './plan-types.ts';
import { readCatalogue } from './read-catalogue.ts';
import { writePlanned } from './write-planned.ts';

/** Plans the products of some records of a file. The write plans again from the product as it is when it is locked. */
export async function planProducts(
  ctx: Ctx,
  file: RunningImport,
  records: readonly KeptRecord[],
): Promise<Plan[]> {
  const today = toIndianDay(ctx.clock.now());
  const products = records.map(({ rows, clashes }): ReadProduct => {
    const cells = readProductCells(file.format, file.header, { rows, today });
    return { cells, input: toProductInput(cells, file), clashes };
  });
  const catalogue = await readCatalogue(ctx, products);
  return products.map((product) => {
    const planned = planProduct(product, catalogue);
    const { outcome, mistakes, locate } = planned;
    const plan: Plan = { outcome, mistakes, locate };
    const isWritten = outcome !== 'refused' && (outcome !== 'unchanged' || planned.pictures.length > 0);
    if (!isWritten) return plan;
    const subject = planned.existing?.id;
    const isAlone = planned.category?.isNew;
    return { ...plan, subject, isAlone, write: (tx) => writePlanned(tx, { product, planned, file }) };
  });
}
