import { formatCount } from '#domain/format-count.ts';
import { rupees } from '#admin/format/rupees.ts';
import type { RemittanceLine } from './remittance.ts';

/** The transfers of a file with their sums, to be compared with the bank statement. */
export function Transfers({ lines }: { lines: readonly RemittanceLine[] }) {
  return (
    <ul className="text-sm text-quiet figures">
      {sumTransfers(lines).map(({ utr, count, paid }) => (
        <li key={utr}>
          {utr ? `Transfer ${utr}` : 'Without a UTR'}: {rupees(paid)} in {formatCount(count, 'line')}
        </li>
      ))}
    </ul>
  );
}

/** Sums the lines of each transfer to the bank, in rupees. */
function sumTransfers(lines: readonly RemittanceLine[]): { utr: string; count: number; paid: number }[] {
  return [...Map.groupBy(lines, ({ utr }) => utr)].map(([utr, some]) => ({
    utr,
    count: some.length,
    paid: some.reduce((sum, { paid }) => sum + Math.round(paid * 100), 0) / 100,
  }));
}
