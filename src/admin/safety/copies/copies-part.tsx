import { useState } from 'react';
import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { PasswordDialog } from '#admin/account/password-dialog.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { formatBytes } from '../format-bytes.ts';
import { describeTest } from './describe-test.ts';
import { type Backup, isAtWork, useBackupJob } from './use-backups.ts';

/** The copies with their size and last test; each that is kept can be tested and downloaded. */
export function CopiesPart({ backups }: { backups: Backup[] }) {
  const [wanted, setWanted] = useState<Backup>();
  const listed = backups.filter(({ is_kept, status }) => is_kept || status === 'failed');
  if (listed.length === 0) return null;
  return (
    <Part title="Backups">
      <ul className="divide-y divide-line">
        {listed.map((backup) => (
          <CopyLine key={backup.id} backup={backup} onDownload={() => setWanted(backup)} />
        ))}
      </ul>
      {wanted && <DownloadDialog backup={wanted} onClose={() => setWanted(undefined)} />}
    </Part>
  );
}

function CopyLine({ backup, onDownload }: { backup: Backup; onDownload: () => void }) {
  const { id, saved_at, started_at, bytes, by, failure, test } = backup;
  const job = useBackupJob();
  const moment = formatMoment(saved_at ?? started_at);
  const isTesting = test !== null && isAtWork(test);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block font-medium figures">
          {moment}
          {failure === null && `, ${formatBytes(bytes)}`}
        </span>
        <span className="block text-sm text-quiet">{by ? `By ${by}` : 'Daily'}</span>
        <span role="status" className="block text-sm">
          {failure === null ? describeTest(test) : `Not saved: ${failure}.`}
        </span>
      </span>
      {failure === null && (
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            busy={job.isPending || isTesting}
            aria-label={`Test restore of ${moment}`}
            onClick={() => job.mutate({ testOf: id })}
          >
            Test restore
          </Button>
          <Button variant="secondary" aria-label={`Download ${moment}`} onClick={onDownload}>
            Download
          </Button>
        </span>
      )}
    </li>
  );
}

function DownloadDialog({ backup: { id, file_name }, onClose }: { backup: Backup; onClose: () => void }) {
  return (
    <PasswordDialog
      title="Download this backup?"
      button="Download"
      onClose={onClose}
      run={async (password) => {
        const { ticket } = await callAdmin('POST /admin/backups/{id}/download', {
          params: { id },
          body: { password },
        });
        onClose();
        const href = toPath('GET /admin/backups/{id}/file', { params: { id }, query: { ticket } });
        Object.assign(document.createElement('a'), { href, download: file_name }).click();
      }}
    >
      It contains everything: your customers’ addresses, your orders and the keys of the shop. Keep it where
      nobody else can get it. The audit records that you downloaded it.
    </PasswordDialog>
  );
}
