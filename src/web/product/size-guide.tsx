import type { SizeGuide as Guide } from '#domain/catalogue/size-guide.ts';
import * as words from './words.ts';

/** The table of sizes, which opens below the choice. */
export function SizeGuide({ guide: { head, rows, notes } }: { guide: Guide }) {
  return (
    <details className="-mt-2 group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center link">{words.sizeGuide}</summary>
      <div
        role="region"
        aria-label={words.sizeGuide}
        // oxlint-disable-next-line no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-sm border border-line bg-card"
      >
        <table className="w-full text-left text-sm figures">
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={at} scope="col" className="px-3 py-2 font-medium">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...cells], at) => (
              <tr key={at} className="border-t border-line align-top">
                <th scope="row" className="px-3 py-2 font-medium whitespace-nowrap">
                  {size}
                </th>
                {cells.map((cell, place) => (
                  <td key={place} className="px-3 py-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-quiet">
          {note}
        </p>
      ))}
    </details>
  );
}
