import { X } from 'lucide-react';
import { memo } from 'react';
import { EditCell } from '#admin/grid/edit-cell.tsx';
import type { CellText } from '#admin/grid/read-paste.ts';
import { useGrid } from '#admin/grid/use-grid.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { hasSameRow } from './has-same-row.ts';
import { type VariantColumn, toText } from './variant-columns.ts';
import { type VariantRow, nameVariant } from './variant-rows.ts';

/** The mistakes in the values of one variant, by their names. */
export type RowMistakes = Readonly<Partial<Record<string, string>>>;

type GridProps = {
  rows: readonly VariantRow[];
  columns: readonly VariantColumn[];
  mistakes: readonly RowMistakes[];
  /** Takes the typed values of some cells. Like `onRemove`, the function must be stable. */
  onFill: (cells: CellText[]) => void;
  onRemove: (row: number) => void;
};

/** The variants as a grid whose cells are edited like those of a spreadsheet, from 768 pixels on. */
export function VariantGrid({ rows, columns, mistakes, onFill, onRemove }: GridProps) {
  const grid = useGrid({ rows: rows.length, columns: columns.length, onFill });
  const hasMeasures = columns.some(({ isMeasure }) => isMeasure);
  return (
    <div className="overflow-x-auto max-md:hidden">
      <table
        {...grid}
        className={classes('w-full table-fixed text-left text-sm', hasMeasures ? 'min-w-240' : 'min-w-160')}
        aria-label="Variants"
      >
        <colgroup>
          <col className="w-28" />
          {columns.map(({ id }) => (
            <col key={id} className={id === 'sku' ? 'w-30' : undefined} />
          ))}
          <col className="w-11" />
        </colgroup>
        <thead className="align-bottom text-quiet">
          <tr>
            <th scope="col" className="p-1 font-medium">
              Variant
            </th>
            {columns.map(({ id, label, unit }) => (
              <th key={id} scope="col" className="p-1 font-medium">
                {label}
                {unit && `, ${unit}`}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.id ?? nameVariant(row)}
              {...{ row, index, columns, onFill, onRemove }}
              mistakes={mistakes[index] ?? none}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const none: RowMistakes = {};

type RowProps = {
  row: VariantRow;
  index: number;
  columns: readonly VariantColumn[];
  mistakes: RowMistakes;
} & Pick<GridProps, 'onFill' | 'onRemove'>;

/** One variant; it re-renders only when it changes, so that a hundred of them stay editable. */
const Row = memo(function Row({ row, index, columns, mistakes, onFill, onRemove }: RowProps) {
  const name = nameVariant(row);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="truncate p-1 font-medium">
        {name}
      </th>
      {columns.map((column, place) => (
        <EditCell
          key={column.id}
          label={`${column.label} of ${name}`}
          text={toText(row, column)}
          at={{ row: index, column: place }}
          error={mistakes[column.id]}
          field={`variants.${index}.${column.id}`}
          align={column.inputMode && 'end'}
          inputMode={column.inputMode}
          isFixed
          onCommit={(text) => onFill([{ row: index, column: place, text }])}
        />
      ))}
      <td className="w-11">
        <IconButton label={`Remove ${name}`} onClick={() => onRemove(index)}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </td>
    </tr>
  );
}, hasSameRow);
