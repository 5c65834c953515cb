import { ChevronDown, ChevronRight, CircleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import type { CellText } from '#admin/grid/read-paste.ts';
import { rupees } from '#admin/format/rupees.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { hasSameRow } from './has-same-row.ts';
import { type VariantColumn, toText } from './variant-columns.ts';
import type { RowMistakes } from './variant-grid.tsx';
import { type VariantRow, nameVariant } from './variant-rows.ts';

type CardsProps = {
  rows: readonly VariantRow[];
  columns: readonly VariantColumn[];
  mistakes: readonly RowMistakes[];
  onFill: (cells: CellText[]) => void;
  onRemove: (row: number) => void;
};

/** The variants on a phone: a card for each with its price and stock, which opens to be edited. */
export function VariantCards({ rows, columns, mistakes, onFill, onRemove }: CardsProps) {
  const [open, setOpen] = useState<string>();
  return (
    <ul className="divide-y divide-line rounded-sm border border-line md:hidden">
      {rows.map((row, index) => (
        <Card
          key={row.id ?? nameVariant(row)}
          {...{ row, index, columns, onFill, onRemove }}
          mistakes={mistakes[index]}
          isOpen={open === nameVariant(row)}
          onOpen={setOpen}
        />
      ))}
    </ul>
  );
}

type CardProps = {
  row: VariantRow;
  index: number;
  mistakes: RowMistakes | undefined;
  isOpen: boolean;
  onOpen: (name: string | undefined) => void;
} & Pick<CardsProps, 'columns' | 'onFill' | 'onRemove'>;

/** One variant; like a row of the grid, it re-renders only when it changes. */
const Card = memo(function Card({ row, index, columns, mistakes = {}, isOpen, ...on }: CardProps) {
  const name = nameVariant(row);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="px-3">
      <button
        type="button"
        aria-expanded={isOpen}
        data-field={`variants.${index}`}
        className="flex min-h-12 w-full items-center gap-2 text-left"
        onClick={() => on.onOpen(isOpen ? undefined : name)}
      >
        <Arrow aria-hidden="true" size={18} className="text-quiet" />
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        {Object.keys(mistakes).length > 0 && (
          <CircleAlert aria-label="Something is wrong" size={18} className="text-alert" />
        )}
        <span className="figures">
          {typeof row.price === 'number' ? rupees(row.price) : `₹${row.price ?? '–'}`}
        </span>
        <span className="text-quiet figures">{(row.stock_quantity ?? 0).toLocaleString('en-IN')} pcs</span>
      </button>
      {isOpen && (
        <div className="grid grid-cols-2 gap-3 pb-4">
          {columns.map((column, place) => (
            <CardField
              key={column.id}
              column={column}
              text={toText(row, column)}
              error={mistakes[column.id]}
              onCommit={(text) => on.onFill([{ row: index, column: place, text }])}
            />
          ))}
          <Button variant="quiet" className="col-span-2" onClick={() => on.onRemove(index)}>
            Remove {name}
          </Button>
        </div>
      )}
    </li>
  );
}, hasSameRow);

type FieldProps = {
  column: VariantColumn;
  text: string;
  error: string | undefined;
  onCommit: (text: string) => void;
};

/** A value of a variant, which is committed when the field loses the focus. */
function CardField({ column, text, error, onCommit }: FieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      label={column.label}
      error={error}
      className={column.id === 'sku' ? 'col-span-2' : undefined}
      inputMode={column.inputMode}
      after={column.unit && <span className="pr-2">{column.unit}</span>}
      value={typed ?? text}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        setTyped(undefined);
        if (typed !== undefined && typed.trim() !== text) onCommit(typed.trim());
      }}
    />
  );
}
