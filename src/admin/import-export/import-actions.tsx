import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import { IMPORT_ABILITIES } from '#domain/import-export/import-kind.ts';
import { FileButton } from '#admin/file-button.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { formatRecords } from './import-words.tsx';
import { type Import, isGoing, useMoveImport } from './use-imports.ts';

/** Offers the actions for a file: import it after the check, stop it, download its refused rows, or choose another file. */
export function ImportActions({ file }: { file: Import }) {
  const { id, kind, status, dry_run: isCheck, refused } = file;
  const move = useMoveImport(id);
  const wanted = file.created + file.updated;
  const canImport = isCheck && status === 'done' && wanted > 0;
  const mayImport = IMPORT_ABILITIES[kind].every(useMay());
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {canImport && mayImport && (
          <Button busy={move.isPending} onClick={() => move.mutate('run')}>
            Import {formatRecords(kind, wanted)}
          </Button>
        )}
        {isGoing(file) && (
          <Button variant="secondary" busy={move.isPending} onClick={() => move.mutate('cancel')}>
            Stop
          </Button>
        )}
        {refused > 0 && kind !== 'photos' && (
          <FileButton
            path={toPath('GET /admin/imports/{id}', { params: { id } })}
            type="text/csv"
            name={`refused-${file.file_name.replace(/\.\w+$/, '')}.csv`}
            label="Refused rows"
          />
        )}
        {!isGoing(file) && (
          <Link to="/move" className={buttonClasses({ variant: 'secondary' })}>
            Other file
          </Link>
        )}
      </div>
      {canImport && !mayImport && (
        <p className="mt-3 text-sm text-quiet">You can see this file but not import it. Ask an owner.</p>
      )}
      {refused > 0 && (
        <p className="mt-3 text-sm text-quiet">
          {kind === 'photos'
            ? 'Rename or correct the refused photos and send only those in another ZIP.'
            : 'Correct the file of refused rows and check only that file. The other rows are not touched.'}
        </p>
      )}
      <p role="alert" className="mt-2 text-alert empty:hidden">
        {move.error?.messageOr('No answer from the shop. Nothing is lost. Try again.')}
      </p>
    </>
  );
}
