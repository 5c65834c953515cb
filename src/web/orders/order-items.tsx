import { Link } from 'react-router';
import { formatAmount } from '#domain/money/money.ts';
import { endedWithoutSale } from '#domain/order/order-outcome.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { Thumbnail } from '#web/product-card/thumbnail.tsx';
import * as words from './words.ts';

type OrderItemsProps = Pick<OrderJson, 'items' | 'status'>;

/** Lists the products of an order with picture, variant, quantity and price. Items of an order that never arrived show no returns. */
export function OrderItems({ items, status }: OrderItemsProps) {
  return (
    <ul className="flex flex-col gap-4">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap gap-x-4 gap-y-1">
          <Thumbnail className="w-16 self-start" src={item.product_image} />
          <span className="min-w-0 flex-[1_1_5rem]">
            <Link
              to={item.product_path}
              className="line-clamp-2 font-medium underline-offset-4 hover:underline"
            >
              {item.product_name}
            </Link>
            <span className="block text-sm text-quiet">
              {item.variant && `${item.variant} · `}
              <span className="whitespace-nowrap">
                {item.quantity} × {formatAmount(item.price)}
              </span>
            </span>
            {item.returned > 0 && !endedWithoutSale(status) && (
              <span className="block text-sm text-quiet">
                {item.returned === item.quantity
                  ? words.returnedItem
                  : words.returnedOf(item.returned, item.quantity)}
              </span>
            )}
          </span>
          <span className="figures">{formatAmount(item.total)}</span>
        </li>
      ))}
    </ul>
  );
}
