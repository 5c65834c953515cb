import type { LoadedEntry } from '#web/rendering/load-entry.ts';
import * as words from './words.ts';

/** The marks that a craft may carry, and what they mean; each is shown only with its number. */
export function CraftMarks({ gi, craftmarkNo }: Pick<LoadedEntry['entry'], 'gi' | 'craftmarkNo'>) {
  if (!gi && !craftmarkNo) return null;
  return (
    <dl className="mb-6 grid gap-4 md:grid-cols-2">
      {gi && (
        <Mark title={words.gi(gi.name)} number={words.giNumber(gi.authorisedUserNo)}>
          {words.giText}
        </Mark>
      )}
      {craftmarkNo && (
        <Mark title={words.craftmark} number={words.craftmarkNumber(craftmarkNo)}>
          {words.craftmarkText}
        </Mark>
      )}
    </dl>
  );
}

type MarkProps = { title: string; number: string; children: string };

function Mark({ title, number, children }: MarkProps) {
  return (
    <div className="rounded-md border border-line bg-card p-4">
      <dt className="font-medium">{title}</dt>
      <dd className="mt-1 text-sm text-quiet">
        <span className="block text-ink">{number}</span>
        {children}
      </dd>
    </div>
  );
}
