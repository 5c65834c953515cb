import { formatCount } from '#domain/format-count.ts';
import { NumberStepper } from '#ui/form/number-stepper.tsx';
import type { Order } from '#admin/orders/use-order.ts';

/** How many pieces of each line of an order are chosen, by the id of the line. */
export type PieceCounts = Readonly<Record<string, number>>;

type PiecesProps = {
  order: Pick<Order, 'items'>;
  legend: string;
  counts: PieceCounts;
  onChange: (counts: PieceCounts) => void;
};

/** Asks for pieces of an order; of each line, at most the number that the customer still has. */
export function PiecesField({ order, legend, counts, onChange }: PiecesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{legend}</legend>
      <ul className="flex flex-col gap-3">
        {order.items.map(({ id, product_name, product_image, variant, quantity, returned }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <img
              src={product_image}
              alt=""
              width={40}
              height={50}
              className="h-12.5 w-10 flex-none rounded-sm bg-sand object-cover"
            />
            <p className="min-w-0 flex-1 basis-28">
              {product_name}
              <span className="block text-sm text-quiet">
                {[variant, formatLeft(quantity, returned)].filter(Boolean).join(', ')}
              </span>
            </p>
            <NumberStepper
              label={`Pieces of ${[product_name, variant].filter(Boolean).join(', ')}`}
              value={counts[id] ?? 0}
              min={0}
              max={quantity - returned}
              disabled={quantity === returned}
              onValueChange={(value) => onChange({ ...counts, [id]: value })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function formatLeft(quantity: number, returned: number): string {
  const left = quantity - returned;
  return `${formatCount(left, 'piece')}${returned > 0 ? ' left' : ''}`;
}

/** Returns the chosen pieces as the API takes them; undefined where none is chosen. */
export function toItems(counts: PieceCounts): { item_id: string; quantity: number }[] | undefined {
  const chosen = Object.entries(counts).filter(([, quantity]) => quantity > 0);
  return chosen.length === 0 ? undefined : chosen.map(([item_id, quantity]) => ({ item_id, quantity }));
}

/** Returns the pieces of a return, or the only piece left to choose; otherwise nothing is chosen. */
export function startCounts({ items }: Order, record?: Order['returns'][number]): PieceCounts {
  if (record) return Object.fromEntries(record.pieces.map(({ item_id, quantity }) => [item_id, quantity]));
  const left = items.filter(({ quantity, returned }) => quantity > returned);
  const [only] = left;
  return left.length === 1 && only && only.quantity - only.returned === 1 ? { [only.id]: 1 } : {};
}
