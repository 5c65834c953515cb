import type { Import } from './use-imports.ts';
import { isGoing } from './use-imports.ts';

/** How many records are new, changed, unchanged and refused, with the progress of the job. */
export function ImportCounts({ file }: { file: Import }) {
  const counts = [
    ['New', file.created],
    ['Changed', file.updated],
    ['Same', file.unchanged],
    ['Refused', file.refused],
  ] as const;
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {counts.map(([name, count]) => (
          <div key={name} className="rounded-sm bg-sand px-3 py-2">
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="text-xl figures">{count.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      {isGoing(file) && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <progress
            className="h-2 min-w-40 flex-1 appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-indigo [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-indigo"
            max={file.records}
            value={file.done}
            aria-label="Progress"
          />
          <span role="status" className="text-sm text-quiet figures">
            {file.done.toLocaleString('en-IN')} of {file.records.toLocaleString('en-IN')}
          </span>
        </p>
      )}
      {formatPictures(file.pictures) && (
        <p role="status" className="mt-3 text-sm text-quiet figures">
          {formatPictures(file.pictures)}
        </p>
      )}
    </>
  );
}

function formatPictures({ waiting, added, failed }: Import['pictures']): string {
  const parts = [
    waiting > 0 && `${waiting.toLocaleString('en-IN')} ${waiting === 1 ? 'is' : 'are'} being fetched`,
    added > 0 && `${added.toLocaleString('en-IN')} ${added === 1 ? 'is' : 'are'} in`,
    failed > 0 && `${failed.toLocaleString('en-IN')} could not be fetched`,
  ].filter(Boolean);
  return parts.length > 0 ? `Photos: ${parts.join(', ')}.` : '';
}
