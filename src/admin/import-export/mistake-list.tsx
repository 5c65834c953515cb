import type { Import } from './use-imports.ts';

type Mistake = Import['errors'][number];
const mostRowsNamed = 5;

/**
 * Lists the mistakes to correct: rows, column, the cell's content, and what to do. The same mistake in several rows is listed once. A table
 * on a desk, cards on a phone.
 */
export function MistakeList({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <>
      <div
        aria-hidden="true"
        className="hidden grid-cols-[8rem_10rem_12rem_1fr] gap-3 border-b border-line pb-1 text-sm text-quiet md:grid"
      >
        <span>Row</span>
        <span>Column</span>
        <span>Found</span>
        <span>What to do</span>
      </div>
      <ul className="divide-y divide-line text-sm">
        {groupSame(mistakes).map(([{ column, value, message }, rows], index) => (
          <li
            key={index}
            className="flex flex-wrap gap-x-3 gap-y-1 py-2 md:grid md:grid-cols-[8rem_10rem_12rem_1fr]"
          >
            <span className="font-medium figures">
              <span className="md:sr-only">{rows.length === 1 ? 'Row ' : 'Rows '}</span>
              {nameRows(rows)}
            </span>
            <span className="min-w-0 break-words">{column}</span>
            <span className="min-w-0 break-words text-quiet">{value === '' ? '(empty)' : value}</span>
            <span className="basis-full">{message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns each different mistake with the rows that have it, in the order of its first row. */
function groupSame(mistakes: readonly Mistake[]): [Mistake, number[]][] {
  const groups = new Map<string, [Mistake, number[]]>();
  for (const mistake of mistakes) {
    const key = JSON.stringify([mistake.column, mistake.value, mistake.message]);
    const group = groups.get(key);
    if (group) group[1].push(mistake.row);
    else groups.set(key, [mistake, [mistake.row]]);
  }
  return [...groups.values()];
}

function nameRows(rows: readonly number[]): string {
  const named = rows.slice(0, mostRowsNamed).join(', ');
  return rows.length > mostRowsNamed ? `${named} and ${rows.length - mostRowsNamed} more` : named;
}
