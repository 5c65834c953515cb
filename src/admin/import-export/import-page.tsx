import { FORMAT_NAMES } from '#domain/import-export/import-kind.ts';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportMark, formatRecords } from './import-words.tsx';
import { MistakeList } from './mistake-list.tsx';
import { PhotoList } from './photo-list.tsx';
import { type Import, isGoing } from './use-imports.ts';

/** The report of a file: counts, next actions, refused rows and warnings. */
export function ImportPage({ file }: { file: Import }) {
  const { kind, errors, warnings, ignored_columns: ignored } = file;
  const isPhotos = kind === 'photos';
  const List = isPhotos ? PhotoList : MistakeList;
  return (
    <div className="flex flex-col gap-4">
      <ScreenHead title={file.file_name}>
        <ImportMark file={file} />
        <p className="text-sm text-quiet">
          {formatMoment(file.created_at)}
          {file.by && `, by ${file.by}`}
        </p>
      </ScreenHead>
      <Part title={toTitle(file)}>
        <p className="text-sm text-quiet">{describe(file)}</p>
        <ImportCounts file={file} />
        {file.failure && <p className="mt-2 text-alert">{file.failure}</p>}
        <ImportActions file={file} />
      </Part>
      {errors.length > 0 && (
        <Part title={isPhotos ? 'Refused photos' : 'Refused rows'}>
          <List mistakes={errors} />
        </Part>
      )}
      {warnings.length > 0 && (
        <Part title={isPhotos ? 'Where each photo goes' : 'Please check'}>
          <List mistakes={warnings} />
        </Part>
      )}
      {ignored.length > 0 && (
        <Part title="Columns that are not used">
          <p className="text-sm">{ignored.join(', ')}</p>
        </Part>
      )}
    </div>
  );
}

function toTitle(file: Import): string {
  if (isGoing(file)) return file.dry_run ? 'The file is being checked' : 'The file is being imported';
  if (file.dry_run) return file.status === 'done' ? 'Check only. Nothing is saved.' : 'The check was stopped';
  return file.status === 'done' ? 'Imported' : 'The import was stopped. What was imported stays.';
}

function describe({ kind, format, rows, records, encoding, clear_empty }: Import): string {
  if (kind === 'photos')
    return `${formatRecords(kind, records)}. The name of each shows which product it belongs to.`;
  const parts = [
    `${rows.toLocaleString('en-IN')} ${rows === 1 ? 'row' : 'rows'} with ${formatRecords(kind, records)}`,
    `read as ${FORMAT_NAMES[format]}${encoding ? ` in ${encoding}` : ''}`,
    clear_empty ? 'empty cells remove what is in the shop' : 'empty cells keep what is in the shop',
  ];
  return `${parts.join('; ')}.`;
}
