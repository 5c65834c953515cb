import type { Import } from './use-imports.ts';

/** Lists photos of a ZIP by their names, each with the product that it belongs to, or why it belongs to none. */
export function PhotoList({ mistakes }: { mistakes: Import['errors'] }) {
  return (
    <ul className="divide-y divide-line text-sm">
      {mistakes.map(({ row, value, message }) => (
        <li key={row} className="flex flex-wrap gap-x-3 py-2 md:grid md:grid-cols-[20rem_1fr]">
          <span className="min-w-0 font-medium break-all">{value}</span>
          <span className="min-w-0 basis-full text-quiet">{message}</span>
        </li>
      ))}
    </ul>
  );
}
