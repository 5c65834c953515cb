import type { ListedProductJson } from '#contract/catalogue/admin-product.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { bareRupees } from '#admin/format/rupees.ts';
import type { Column } from '#admin/list/list-definition.ts';
import { ProductState, WARNINGS } from '#admin/products/product-words.tsx';
import { PRICE_EDIT, STOCK_EDIT } from './cell-edits.ts';
import { StockWords } from './stock-words.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** The columns of the list of products; those marked as extra are shown when the owner chooses them. */
export const COLUMNS: Column<ListedProductJson>[] = [
  { id: 'name', label: 'Name', cell: (product) => <NameCell product={product} /> },
  { id: 'sku', label: 'SKU', cell: ({ sku }) => <span className="block min-w-20 wrap-anywhere">{sku}</span> },
  {
    id: 'price',
    label: 'Price ₹',
    align: 'end',
    sort: { up: 'price_low', down: 'price_high' },
    edit: PRICE_EDIT,
    cell: ({ price: amount, variant_count: variants }) =>
      amount === null ? '–' : `${variants > 0 ? 'from ' : ''}${bareRupees(amount)}`,
  },
  {
    id: 'stock',
    label: 'Stock',
    align: 'end',
    sort: { up: 'stock_low', down: 'stock_high' },
    edit: STOCK_EDIT,
    cell: (product) => <StockWords product={product} />,
  },
  { id: 'status', label: 'Status', cell: ({ status }) => <ProductState status={status} /> },
  { id: 'category', label: 'Category', cell: ({ category }) => category?.name ?? '' },
  { id: 'warnings', label: 'To look at', cell: ({ warnings }) => listWarnings(warnings), isExtra: true },
  { id: 'maker', label: 'Maker', cell: ({ maker }) => maker ?? '', isExtra: true },
  { id: 'craft', label: 'Craft', cell: ({ craft }) => craft ?? '', isExtra: true },
  {
    id: 'sale',
    label: 'Sale price ₹',
    align: 'end',
    cell: ({ sale_price: sale }) => (sale === null ? '' : bareRupees(sale)),
    isExtra: true,
  },
  { id: 'updated', label: 'Changed', cell: ({ updated_at: at }) => formatShort(at), isExtra: true },
];

/** A clamped name would ask for the width of one line, and a long one push the price and the stock out of sight. */
function NameCell({ product: { name, picture } }: { product: ListedProductJson }) {
  return (
    <span className="flex items-center gap-3 py-0.5">
      <Thumbnail picture={picture} />
      <span className="line-clamp-2 max-w-60 wrap-anywhere xl:max-w-80">{name}</span>
    </span>
  );
}

function listWarnings(warnings: ListedProductJson['warnings']): string {
  return warnings.map((warning) => WARNINGS[warning].name).join(', ');
}
