import { useState } from 'react';
import { MOST_PERCENT } from '#domain/catalogue/change-price.ts';
import { formatCount } from '#domain/format-count.ts';
import type { BulkFormProps } from '#admin/list/list-definition.ts';
import { readNumber } from '#admin/format/read-number.ts';
import { rupees } from '#admin/format/rupees.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { changePrices } from './change-prices.ts';
import { type TypedChange, describePriceChange, toNewPrice } from './price-change.ts';
import type { ListedProductJson } from '#contract/catalogue/admin-product.ts';

const mostShown = 3;
const tooMuch = {
  down: `Prices fall by ${MOST_PERCENT.down}% at most.`,
  up: `Prices rise by ${MOST_PERCENT.up}% at most.`,
};

/** Asks by how much the prices of the selected products change, and previews some of the new prices first. */
export function PriceDialog({ ids, rows, onRun, onClose }: BulkFormProps<ListedProductJson>) {
  const [direction, setDirection] = useState<'down' | 'up'>('down');
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent');
  const [typed, setTyped] = useState('');
  const number = readNumber(typed);
  const isReadable = number > 0 && (unit === 'amount' || number <= MOST_PERCENT[direction]);
  const mistake = number > 0 ? tooMuch[direction] : 'Enter a number, like 10.';
  const change: TypedChange = { unit, by: direction === 'down' ? -number : number };
  const title = `Change the price of ${formatCount(ids.length, 'product')}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <DialogButtons
          onCancel={onClose}
          disabled={!isReadable}
          onClick={() => onRun(changePrices(ids.length, { [unit]: change.by }))}
        >
          Change {formatCount(ids.length, 'price')}
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          legend="Direction"
          hideLegend
          name="direction"
          value={direction}
          onValueChange={(chosen) => setDirection(chosen as typeof direction)}
          options={[
            { value: 'down', label: 'Lower' },
            { value: 'up', label: 'Raise' },
          ]}
        />
        <div className="flex items-end gap-2">
          <TextInput
            label="By"
            inputMode="decimal"
            className="flex-1"
            value={typed}
            error={typed === '' || isReadable ? undefined : mistake}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Select label="In" value={unit} onChange={({ target }) => setUnit(target.value as typeof unit)}>
            <option value="percent">%</option>
            <option value="amount">₹</option>
          </Select>
        </div>
        {isReadable && (
          <div role="status" className="text-sm">
            <p>{describePriceChange(change)} Existing orders keep their price.</p>
            <ul className="mt-2 flex flex-col gap-1">
              {rows.slice(0, mostShown).map(({ id, name, price }) => (
                <li key={id} className="flex gap-2">
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  <span className="figures">
                    {price === null
                      ? 'has no price'
                      : `${rupees(price)} → ${formatNew(toNewPrice(price, change))}`}
                  </span>
                </li>
              ))}
            </ul>
            {ids.length > mostShown && <p className="text-quiet">and {ids.length - mostShown} more</p>}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function formatNew(price: number | null): string {
  return price === null ? 'refused: ₹0 or below' : rupees(price);
}
