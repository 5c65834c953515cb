import { Button } from '#ui/form/button.tsx';
import { formatHour } from '#admin/format/format-time.ts';

/** Shows above rows that could not be reloaded how old they are. */
export function StaleNotice({ asOf, retry }: { asOf: number; retry: () => void }) {
  return (
    <div
      role="status"
      className="mt-3 flex flex-wrap items-center gap-3 rounded-md bg-turmeric-wash px-4 py-1.5 text-sm"
    >
      <p className="flex-1">
        No answer from the shop. You are seeing the data from {formatHour(new Date(asOf))}.
      </p>
      <Button variant="quiet" onClick={retry}>
        Retry
      </Button>
    </div>
  );
}
