import type { LoadedEntry } from '#web/rendering/load-entry.ts';

/** The marks that a craft may carry, and what they mean; each is shown only with its number. */
export function CraftMarks({ gi, craftmarkNo }: Pick<LoadedEntry['entry'], 'gi' | 'craftmarkNo'>) {
  if (!gi && !craftmarkNo) return null;
  return (
    <dl className="mb-6 grid gap-4 md:grid-cols-2">
      {gi && (
        <Mark
          title={`Geographical indication: ${gi.name}`}
          number={`Authorised user no. ${gi.authorisedUserNo}`}
        >
          The law protects this name for goods from their own place (GI Act 1999). Only registered authorised
          users may sell under it.
        </Mark>
      )}
      {craftmarkNo && (
        <Mark title="Craftmark" number={`Licence no. ${craftmarkNo}`}>
          The All India Artisans and Craftworkers Welfare Association licenses this seal for genuine Indian
          handicrafts, after it has looked at how they are made.
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
