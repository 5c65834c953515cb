import { useState } from 'react';
import { formatDayMonth } from '#domain/day-words.ts';
import { formatCount } from '#domain/format-count.ts';
import { Bars } from '#admin/charts/bars.tsx';
import { ChoiceChips } from '#admin/charts/choice-chips.tsx';
import { Part } from '#admin/shell/part.tsx';
import { bareRupees, rupees } from '#admin/format/rupees.ts';
import type { Counts } from './tasks.ts';
import { addDays, toIndianDay } from '#domain/indian-time.ts';

type SalesProps = { sales: NonNullable<Counts['sales']> };

/** The sales of 30 days against the 30 before, as chart or as table. */
export function Sales({ sales }: SalesProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Part
      title="Sales of the last 30 days"
      aside={
        <ChoiceChips
          label="Show as"
          choices={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
          chosen={view}
          onChoose={setView}
        />
      }
    >
      <p className="mb-3">
        <span className="text-lg font-medium figures">{rupees(sales.total)}</span>
        <span className="text-quiet">
          {' '}
          in {formatCount(sales.orders, 'order')}
          {formatChange(sales)}
        </span>
      </p>
      {view === 'chart' ? <SalesChart sales={sales} /> : <SalesTable sales={sales} />}
    </Part>
  );
}

function SalesChart({ sales }: SalesProps) {
  if (sales.days.length === 0) return <p className="text-quiet">Nothing was sold in these 30 days.</p>;
  const bars = listDays(sales.days).map(({ day, total }) => ({
    id: day,
    value: total,
    words: `${formatDayMonth(day)}: ${rupees(total)}`,
  }));
  const [first, last] = [bars[0]!, bars.at(-1)!];
  const axis = { from: formatDayMonth(first.id), to: formatDayMonth(last.id), format: rupees };
  return <Bars label="Sales of each day; the table has the figures" bars={bars} axis={axis} />;
}

function SalesTable({ sales: { days } }: SalesProps) {
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-quiet">
        <tr>
          <th className="py-1 font-medium">Day</th>
          <th className="py-1 text-right font-medium">Orders</th>
          <th className="py-1 text-right font-medium">₹</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, orders, total }) => (
          <tr key={day} className="border-t border-line">
            <td className="py-1.5">{formatDayMonth(day)}</td>
            <td className="py-1.5 text-right figures">{orders}</td>
            <td className="py-1.5 text-right figures">{bareRupees(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the 30 days until today, with those that had no sale. */
function listDays(sold: SalesProps['sales']['days']): SalesProps['sales']['days'] {
  const today = toIndianDay(new Date());
  return Array.from({ length: 30 }, (_, index) => {
    const day = addDays(today, index - 29);
    return sold.find((each) => each.day === day) ?? { day, total: 0, orders: 0 };
  });
}

/** Returns the change against the 30 days before: ", 8% up". */
function formatChange({ total, before }: SalesProps['sales']): string {
  if (before === 0) return '';
  const percent = Math.round((total / before - 1) * 100);
  if (percent === 0) return ', as before';
  return `, ${Math.abs(percent)}% ${percent > 0 ? 'up' : 'down'}`;
}
