import type { Answer } from '#contract/endpoints.ts';
import { Part } from '#admin/shell/part.tsx';
import { Button } from '#ui/form/button.tsx';
import { formatBytes } from '../format-bytes.ts';
import { formatAge } from './format-age.ts';
import { isAtWork, useBackupJob } from './use-backups.ts';

/** Shows how old the latest copy is and whether there is room for the next one, with a button to save the shop now. */
export function LatestCopy({ answer }: { answer: Answer<'GET /admin/backups'> }) {
  const { backups, kept, needed_bytes, free_bytes } = answer;
  const save = useBackupJob();
  const atWork = backups.find(isAtWork);
  const latest = backups.find(({ status }) => status === 'done');
  return (
    <Part title={latest?.saved_at ? `Saved ${formatAge(latest.saved_at)}` : 'No backup yet'}>
      <p className="text-quiet">
        The shop is backed up every night, and the newest {kept} backups are kept, with orders, customers,
        products, photos and settings. They are on the same disk as the shop, so download one now and then and
        keep it somewhere safe.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={save.isPending} disabled={atWork !== undefined} onClick={() => save.mutate({})}>
          Back up now
        </Button>
        <span role="status" className="tabular-nums">
          {atWork && `Saving… ${formatBytes(atWork.bytes)} packed`}
        </span>
      </div>
      <p className="mt-3 text-sm text-quiet tabular-nums">
        The next backup needs at most {formatBytes(needed_bytes)}. The disk has {formatBytes(free_bytes)} to
        spare.
      </p>
    </Part>
  );
}
