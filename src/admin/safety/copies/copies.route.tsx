import { Loaded } from '#admin/loaded.tsx';
import { useTitle } from '#admin/use-title.ts';
import { CopiesPart } from './copies-part.tsx';
import { LatestCopy } from './latest-copy.tsx';
import { useBackups } from './use-backups.ts';

/** Copies of the shop: the age of the latest one, a button for a new one, and the available ones. */
export function Component() {
  const backups = useBackups();
  useTitle('Safety');
  return (
    <div className="flex max-w-4xl flex-col gap-4 px-4 py-4 md:px-6">
      <h1 className="font-display text-xl font-medium">Backups</h1>
      <Loaded query={backups}>
        {(data) => (
          <div className="flex flex-col gap-4">
            <LatestCopy answer={data} />
            <CopiesPart backups={data.backups} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
