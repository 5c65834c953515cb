import { RotateCw, X } from 'lucide-react';
import { IconButton } from '#ui/form/icon-button.tsx';
import type { Upload } from './upload-queue.ts';

type LinesProps = {
  uploads: readonly Upload[];
  onRetry: (key: number) => void;
  onGiveUp: (key: number) => void;
};

/** The photos on their way to the shop, each with what has arrived of it. */
export function UploadLines({ uploads, onRetry, onGiveUp }: LinesProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Photos being uploaded" className="flex flex-col gap-1">
      {uploads.map((upload) => (
        <UploadLine
          key={upload.key}
          upload={upload}
          onRetry={() => onRetry(upload.key)}
          onGiveUp={() => onGiveUp(upload.key)}
        />
      ))}
    </ul>
  );
}

type LineProps = { upload: Upload; onRetry: () => void; onGiveUp: () => void };

function UploadLine({ upload, onRetry, onGiveUp }: LineProps) {
  const { file, sent, state, problem } = upload;
  return (
    <li className="flex items-center gap-3 rounded-sm bg-sand py-1 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{file.name}</p>
        {state === 'failed' ? (
          <p role="alert" className="text-sm text-alert">
            {problem}
          </p>
        ) : (
          <>
            <progress
              aria-label={file.name}
              max={file.size}
              value={sent}
              className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-indigo [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-indigo"
            />
            <p className="text-sm text-quiet">{describe(upload)}</p>
          </>
        )}
      </div>
      {upload.mayRetry && (
        <IconButton label={`Send ${file.name} again`} onClick={onRetry}>
          <RotateCw aria-hidden="true" size={20} />
        </IconButton>
      )}
      <IconButton label={`Cancel upload of ${file.name}`} onClick={onGiveUp}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </li>
  );
}

function describe({ file, sent, state }: Upload): string {
  const percent = Math.floor((100 * sent) / file.size);
  if (state === 'offline') return `No network. It resumes at ${percent}% when the network is back.`;
  if (state === 'waiting') return 'Waiting for the others';
  return sent === file.size ? 'Being processed' : `${percent}% sent`;
}
