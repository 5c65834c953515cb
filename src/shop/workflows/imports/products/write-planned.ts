import type { ChangeProduct, CreateProduct } from '#contract/catalogue/product-input.ts';
import { conflict } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';
import { archiveProductIn } from '#shop/workflows/edit-products/archive-product.ts';
import { editProductIn } from '#shop/workflows/edit-products/change-product.ts';
import { createProductIn } from '#shop/workflows/edit-products/create-product.ts';
import { writeProduct } from '#shop/workflows/edit-products/write-product.ts';
import type { RunningImport } from '../import-worker.ts';
import { ensureCategory } from './choose-category.ts';
import { askForPictures } from '../pictures/ask-for-pictures.ts';
import type { Values } from './merge-variants.ts';
import { planProduct } from './plan-product.ts';
import type { PlannedProduct, ReadProduct } from './plan-types.ts';
import { readCatalogue } from './read-catalogue.ts';

type Written = { product: ReadProduct; planned: PlannedProduct; file: RunningImport };

/** Writes a product of a file: a new one, or the changes of an existing one, planned again under its lock. Throws as their commands. */
export async function writePlanned(tx: Tx, { product, planned, file }: Written): Promise<void> {
  const ids = planned.category?.isNew ? await ensureCategory(tx, planned.category) : {};
  if (!planned.existing) {
    const { id } = await createProductIn(tx, { ...planned.change, ...ids } as CreateProduct);
    return finish(tx, id, planned, file);
  }
  const { id } = planned.existing;
  await editProductIn(tx, { id }, { action: 'product.changed' }, async (_, before) => {
    const again = planProduct(product, await readCatalogue(tx, [product]));
    if (again.outcome === 'refused') throw conflict('import.refused', again.mistakes[0]!.message);
    const change: Values = { ...again.change, ...(again.change?.['category_id'] !== undefined && ids) };
    return writeProduct(tx, before, { ...change, reason: `Import of ${file.fileName}` } as ChangeProduct);
  });
  await finish(tx, id, planned, file);
}

async function finish(tx: Tx, id: string, { archives, pictures }: PlannedProduct, file: RunningImport) {
  if (archives) await archiveProductIn(tx, { id });
  await askForPictures(tx, { importId: file.id, productId: id }, pictures);
}
