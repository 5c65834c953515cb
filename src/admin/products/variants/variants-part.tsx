import { type ReactNode, useState } from 'react';
import { type Axis, listValues } from '#domain/catalogue/variant-choice.ts';
import type { CellText } from '#admin/grid/read-paste.ts';
import { Part } from '#admin/shell/part.tsx';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { ApplyToAll } from './apply-to-all.tsx';
import { useLatest } from './use-latest.ts';
import { ValueChips } from './value-chips.tsx';
import { VariantCards } from './variant-cards.tsx';
import { VARIANT_COLUMNS, type VariantColumn, withText } from './variant-columns.ts';
import { type RowMistakes, VariantGrid } from './variant-grid.tsx';
import { type Removal, undoRemoval } from './undo-removal.ts';
import { type Typed, type VariantRow, addValue, nameVariant, removeValue } from './variant-rows.ts';

/** Rows re-render only when they change, so the columns must be the same array each time. */
const USUAL_COLUMNS = VARIANT_COLUMNS.filter(({ isMeasure }) => !isMeasure);
const isOfStock = ({ id }: VariantColumn) => id === 'stock_quantity' || id === 'location';
const ALL_BUT_STOCK = VARIANT_COLUMNS.filter((column) => !isOfStock(column));
const USUAL_BUT_STOCK = USUAL_COLUMNS.filter((column) => !isOfStock(column));
const isUncounted = ({ id, stock_quantity: pieces }: VariantRow) => id === undefined && pieces === 0;

type VariantsPartProps = {
  rows: readonly VariantRow[];
  mistakes: readonly RowMistakes[];
  /** The product's own prices, with which new variants begin. */
  price: Typed;
  salePrice: Typed;
  /** Whether pieces and shelves are typed here. */
  hasStock: boolean;
  /** Shown above the prices. */
  note?: ReactNode;
  onChange: (rows: VariantRow[]) => void;
  onRename: (axis: Axis, value: string, name: string) => void;
};

/** The colours and sizes of a product, and each combination with its own SKU, price, stock and weight. */
export function VariantsPart(props: VariantsPartProps) {
  const { rows, mistakes, price, salePrice, hasStock, note, onChange, onRename } = props;
  const [removed, setRemoved] = useState<readonly VariantRow[]>([]);
  const [hasMeasures, setHasMeasures] = useState(false);
  const all = hasStock ? VARIANT_COLUMNS : ALL_BUT_STOCK;
  const usual = hasStock ? USUAL_COLUMNS : USUAL_BUT_STOCK;
  const columns = hasMeasures ? all : usual;
  const onUndo = useLatest((removal: Removal) => onChange(undoRemoval(rows, removal)));
  function keepOnly(kept: VariantRow[], without: string) {
    setRemoved([...rows.filter((row) => !kept.includes(row)), ...removed]);
    onChange(kept);
    const undo = { label: 'Undo', onPress: () => onUndo({ before: rows, kept }) };
    notify(`${without} removed`, { tone: 'info', action: undo });
  }
  function add(axis: Axis, values: string[]) {
    const start = { price, sale_price: salePrice, removed };
    onChange(values.reduce<VariantRow[]>((grown, value) => addValue(grown, axis, value, start), [...rows]));
  }
  const onFill = useLatest((cells: CellText[]) =>
    onChange(
      cells.reduce(
        (changed, { row, column, text }) =>
          changed.with(row, withText(changed[row]!, columns[column]!, text)),
        [...rows],
      ),
    ),
  );
  const onRemove = useLatest((at: number) =>
    keepOnly(
      rows.filter((_, index) => index !== at),
      nameVariant(rows[at]!),
    ),
  );
  const chips = (axis: Axis) => ({
    values: listValues(rows, axis),
    onAdd: (values: string[]) => add(axis, values),
    onRemove: (value: string) => keepOnly(removeValue(rows, axis, value), value),
    onRename: (value: string, name: string) => onRename(axis, value, name),
  });
  return (
    <Part
      title="Variants"
      aside={rows.length > 0 && <span className="text-quiet figures">{rows.length}</span>}
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <ValueChips
            label="Colours"
            hint="Type a comma after each: Red, Blue. Press one to rename it."
            {...chips('color')}
          />
          <ValueChips label="Sizes" hint="S, M, or 20 cm." {...chips('size')} />
        </div>
        {rows.length > 0 && (
          <>
            {note}
            <div className="flex flex-wrap items-end justify-between gap-3">
              <ApplyToAll
                columns={all}
                onApply={(column, text) => onChange(rows.map((row) => withText(row, column, text)))}
              />
              <Button variant="quiet" aria-pressed={hasMeasures} onClick={() => setHasMeasures(!hasMeasures)}>
                {hasMeasures ? 'Hide weight and size' : 'Weight and size of each'}
              </Button>
            </div>
            {rows.some(isUncounted) && (
              <p className="text-sm text-quiet">
                {hasStock
                  ? 'New variants start with 0 pieces. Enter how many there are.'
                  : 'New variants start with 0 pieces, until somebody who counts stock enters them.'}
              </p>
            )}
            <VariantGrid {...{ rows, columns, mistakes, onFill, onRemove }} />
            <VariantCards {...{ rows, columns, mistakes, onFill, onRemove }} />
          </>
        )}
      </div>
    </Part>
  );
}
