import { PackageX } from 'lucide-react';
import type { ListedOrderJson } from '#contract/order/admin-order-list.ts';

/** Says which pieces of an order were not found while it was packed. */
export function MissingPieces({ order }: { order: Pick<ListedOrderJson, 'missing_pieces'> }) {
  if (order.missing_pieces === null) return null;
  return (
    <span className="inline-flex items-start gap-1 text-sm text-alert">
      <PackageX aria-hidden="true" size={16} className="mt-0.5 flex-none" />
      <span className="min-w-0 wrap-anywhere">Missing: {order.missing_pieces}</span>
    </span>
  );
}
