import type { ProductStatus } from '#domain/catalogue/product-status.ts';
import * as words from './words.ts';

/** Shows why the page has a product that cannot be bought. */
export function PreviewNote({ status }: { status: ProductStatus }) {
  return (
    <p role="note" className="mb-2 rounded-sm border border-line bg-card px-4 py-3">
      {status === 'hidden' || status === 'archived' ? words.notSoldNow : words.preview}
    </p>
  );
}
