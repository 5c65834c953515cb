import { ProductState } from '#admin/products/product-words.tsx';
import { rupees } from '#admin/format/rupees.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { ListedProductJson } from '#contract/catalogue/admin-product.ts';
import { StockWords } from './stock-words.tsx';

/** A product of the list on a phone, in three lines next to its picture. */
export function ProductCard({ product }: { product: ListedProductJson }) {
  const { name, sku, picture, status } = product;
  return (
    <span className="flex gap-3">
      <Thumbnail picture={picture} />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex gap-3">
          <span className="min-w-0 flex-1 truncate font-medium text-indigo">{name}</span>
          <span className="font-medium figures">{formatPrice(product)}</span>
        </span>
        <span className="flex gap-3 text-sm text-quiet">
          <span className="min-w-0 flex-1 truncate">{sku}</span>
          <StockWords product={product} />
        </span>
        <span>
          <ProductState status={status} />
        </span>
      </span>
    </span>
  );
}

function formatPrice({ price, sale_price: sale, variant_count: variants }: ListedProductJson): string {
  const sold = sale ?? price;
  if (sold === null) return 'No price';
  return variants > 0 ? `from ${rupees(sold)}` : rupees(sold);
}
