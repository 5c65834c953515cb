import { LeaveWarning } from '#admin/pictures/uploads/leave-warning.tsx';
import { Button } from '#ui/form/button.tsx';
import type { Sending } from './use-check-photos.ts';

/** Shows the progress of a ZIP upload, with a button to stop it. Warns before the screen is left during the upload. */
export function SendingLine({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const { name, size, sent } = sending;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 rounded-sm bg-sand p-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate text-sm">{name}</p>
        <progress
          aria-label={name}
          max={size}
          value={sent}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-indigo [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-indigo"
        />
        <p className="text-sm text-quiet figures">{describe(sending)}</p>
      </div>
      <Button variant="secondary" onClick={onStop}>
        Stop
      </Button>
      <LeaveWarning
        title="The ZIP is still being uploaded"
        effect="It is not uploaded yet. Choose the same ZIP again within a day, and it resumes from where it stopped."
      />
    </div>
  );
}

function describe({ size, sent, isOffline }: Sending): string {
  const percent = Math.floor((100 * sent) / size);
  if (isOffline) return `No network. It resumes at ${percent}% when the network is back.`;
  return `${percent}% sent`;
}
