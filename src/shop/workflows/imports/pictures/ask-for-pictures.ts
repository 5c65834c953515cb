import type { PictureCell } from '#domain/import-export/products/product-cells.ts';
import type { Tx } from '#shop/context.ts';

/** Enqueues a job that fetches the photos that a product of a file does not have yet. */
export async function askForPictures(
  tx: Tx,
  of: { importId: string; productId: string },
  pictures: readonly PictureCell[],
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ cell, alt, color }, index) => ({
    import_id: of.importId,
    product_id: of.productId,
    position: index + 1,
    address: cell.text,
    color,
    alt: alt.slice(0, 200),
    row_number: cell.row,
    column_name: cell.column,
  }));
  await tx.db
    .insertInto('import_pictures')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.enqueue('fetch-import-pictures', of);
}
