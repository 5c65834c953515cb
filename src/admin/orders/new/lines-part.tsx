import { X } from 'lucide-react';
import { Part } from '#admin/shell/part.tsx';
import { rupees } from '#admin/format/rupees.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { NumberStepper } from '#ui/form/number-stepper.tsx';
import { type ChosenLine, type PartProps, MOST_OF_A_LINE, addPiece } from './order-values.ts';
import { ProductSearch } from './product-search.tsx';
import type { Quote } from './use-quote.ts';

/** Asks for the pieces of the order: products by search, with their stock and quoted prices. */
export function LinesPart({ values, mistakes, change, quote }: PartProps & { quote: Quote | undefined }) {
  const { lines } = values;
  const setQuantity = (at: ChosenLine, quantity: number) =>
    change({ lines: lines.map((line) => (line === at ? { ...line, quantity } : line)) });
  const mistake = Object.entries(mistakes).find(([name]) => name.startsWith('items'))?.[1];
  return (
    <Part title="Products">
      <ul aria-label="Ordered" className="mb-4 flex flex-col divide-y divide-line empty:hidden">
        {lines.map((line) => (
          <Line
            key={line.variantId ?? line.productId}
            {...{ line, quote }}
            onQuantity={(quantity) => setQuantity(line, quantity)}
            onRemove={() => change({ lines: lines.filter((each) => each !== line) })}
          />
        ))}
      </ul>
      <ProductSearch onAdd={(chosen) => change({ lines: addPiece(lines, chosen) })} />
      <p role="alert" className="mt-2 text-alert empty:hidden">
        {lines.length === 0 && mistake ? 'Add at least one product.' : mistake}
      </p>
    </Part>
  );
}

type LineProps = {
  line: ChosenLine;
  quote: Quote | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

function Line({ line, quote, onQuantity, onRemove }: LineProps) {
  const quoted = quote?.lines.find(
    ({ product_id, variant_id }) => product_id === line.productId && (variant_id ?? null) === line.variantId,
  );
  const isShort = quoted !== undefined && quoted.stock < line.quantity;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3">
      <span>
        {line.name}
        {quoted && (
          <span className={`block text-sm ${isShort ? 'text-alert' : 'text-quiet'}`}>
            {isShort ? `Only ${quoted.stock} in stock` : `${quoted.stock} in stock`}
          </span>
        )}
      </span>
      <IconButton label={`Remove ${line.name}`} onClick={onRemove}>
        <X aria-hidden="true" size={20} />
      </IconButton>
      <span className="justify-self-start">
        <NumberStepper
          label={`pieces of ${line.name}`}
          value={line.quantity}
          max={MOST_OF_A_LINE}
          onValueChange={onQuantity}
        />
      </span>
      <span className="text-right figures">{quoted ? rupees(quoted.price * line.quantity) : ''}</span>
    </li>
  );
}
