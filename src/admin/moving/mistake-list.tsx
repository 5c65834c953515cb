import type { Import } from './use-imports.ts';

/** Lists what is to be mended: row, column, what the cell has, and what to do. A table on a desk, cards on a phone. */
export function MistakeList({ mistakes }: { mistakes: Import['errors'] }) {
  return (
    <>
      <div
        aria-hidden="true"
        className="hidden grid-cols-[4rem_10rem_12rem_1fr] gap-3 border-b border-line pb-1 text-sm text-quiet md:grid"
      >
        <span>Row</span>
        <span>Column</span>
        <span>Found</span>
        <span>What to do</span>
      </div>
      <ul className="divide-y divide-line text-sm">
        {mistakes.map(({ row, column, value, message }, index) => (
          <li
            key={index}
            className="flex flex-wrap gap-x-3 gap-y-1 py-2 md:grid md:grid-cols-[4rem_10rem_12rem_1fr]"
          >
            <span className="font-medium figures">
              <span className="md:sr-only">Row </span>
              {row}
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
