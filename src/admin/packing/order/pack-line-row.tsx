import { CircleCheck, Minus, Plus } from 'lucide-react';
import { IconButton } from '#ui/form/icon-button.tsx';
import type { PackLine } from './count-pieces.ts';

type RowProps = {
  line: PackLine;
  counted: number;
  /** Counts by hand; left out while pieces are scanned. */
  onCount?: ((by: 1 | -1) => void) | undefined;
};

/** One line of the order: its picture, its SKU, and how many of its pieces lie in the parcel. */
export function PackLineRow({ line: { name, sku, location, image, quantity }, counted, onCount }: RowProps) {
  const isComplete = counted === quantity;
  return (
    <li className="flex items-center gap-3 py-2">
      <img
        src={image}
        alt=""
        width={64}
        height={80}
        className="h-20 w-16 flex-none rounded-sm bg-sand object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="flex flex-wrap gap-x-2 text-sm text-quiet figures">
          {sku}
          {location && <span className="rounded-sm bg-sand px-2 font-medium text-ink">Shelf {location}</span>}
        </p>
        <p className="mt-1 flex items-center gap-2">
          {isComplete && <CircleCheck aria-hidden="true" size={20} className="text-leaf" />}
          <span className="figures">
            <span className="text-lg font-medium">{counted}</span> of {quantity}
          </span>
          {!isComplete && <span className="text-sm text-quiet">{quantity - counted} to go</span>}
        </p>
      </div>
      {onCount && (
        <div className="flex flex-none">
          <IconButton label={`One less ${name}`} disabled={counted === 0} onClick={() => onCount(-1)}>
            <Minus aria-hidden="true" size={20} />
          </IconButton>
          <IconButton label={`One more ${name}`} disabled={isComplete} onClick={() => onCount(1)}>
            <Plus aria-hidden="true" size={20} />
          </IconButton>
        </div>
      )}
    </li>
  );
}
