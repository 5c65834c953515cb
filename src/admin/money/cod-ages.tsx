import { rupees } from '#admin/format/rupees.ts';
import { classes } from '#ui/classes.ts';
import type { Report } from './use-report.ts';

/** The totals over all couriers: the cash due, split by how long ago it was delivered. The second-to-last column is late. */
export function CodAges({ report: { headings, rows } }: { report: Report }) {
  if (rows.length === 0) return null;
  const sum = (column: number) =>
    rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0) / 100;
  const ages = headings.slice(2, 5).map((heading, at) => ({
    name: heading.replace(' ₹', ''),
    amount: sum(at + 2),
    isLate: at === 2,
  }));
  return (
    <dl className="mb-3 grid grid-cols-2 gap-3 md:grid-cols-4">
      <Sum name="Due" amount={sum(5)} />
      {ages.map((age) => (
        <Sum key={age.name} {...age} />
      ))}
    </dl>
  );
}

function Sum({ name, amount, isLate = false }: { name: string; amount: number; isLate?: boolean }) {
  const isAlert = isLate && amount > 0;
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className={classes('text-lg font-medium figures', isAlert && 'text-alert')}>
        {rupees(amount)}
        {isAlert && ' late'}
      </dd>
    </div>
  );
}
