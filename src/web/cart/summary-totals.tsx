import { ChevronDown } from 'lucide-react';
import { formatAmount } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { listRows, type Summed, type SummaryRow } from './summary-rows.ts';
import * as words from './words.ts';

/**
 * Shows the rows of a total, all including GST; the GST contained in it is a line that expands. Cart, checkout and order use the same rows.
 */
export function SummaryTotals({ summed }: { summed: Summed }) {
  const { totals, state_assumed: isAssumed } = summed;
  const { rows, tax } = listRows(summed);
  return (
    <div>
      <dl className="flex flex-col gap-2">
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
        <div className="mt-1 flex flex-wrap items-baseline border-t border-line pt-3 text-lg font-semibold">
          <dt>{words.total}</dt>
          <dd className="ml-auto figures">{formatAmount(totals.total)}</dd>
        </div>
      </dl>
      {totals.tax === 0 ? (
        <p className="mt-2 text-sm text-quiet">{words.noGst}</p>
      ) : (
        <details className="text-sm text-quiet">
          <summary className="flex min-h-11 items-center gap-1 transition-colors hover:text-madder">
            {words.includesGst(formatAmount(totals.tax))}
            <ChevronDown
              aria-hidden="true"
              size={16}
              // The arrow depends on its own summary: at the checkout it lies inside another one that is open.
              className="transition-transform in-[[open]>summary]:rotate-180"
            />
          </summary>
          <dl className="flex flex-col gap-1 pb-2">
            {tax.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </dl>
          {isAssumed && <p className="pb-2">{words.gstLater}</p>}
        </details>
      )}
    </div>
  );
}

function Row({ row: { name, amount, isSaving } }: { row: SummaryRow }) {
  return (
    <div className={classes('flex flex-wrap items-baseline gap-x-4', isSaving && 'text-leaf')}>
      <dt className="min-w-0 flex-[1_1_5rem]">{name}</dt>
      <dd className="ml-auto figures">{amount}</dd>
    </div>
  );
}
