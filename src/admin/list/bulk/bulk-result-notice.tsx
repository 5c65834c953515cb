import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { formatOutcome, type useBulk } from './use-bulk.ts';

/**
 * Reports what a bulk action did. Rows that failed are named with the reason and can be retried alone; an undo is offered where there is
 * one.
 */
export function BulkResultNotice({ bulk }: { bulk: ReturnType<typeof useBulk> }) {
  const { data: report, error } = bulk;
  const failed = report?.failed ?? [];
  const hasSucceeded = report !== undefined && failed.length === 0;
  const text = formatOutcome(report, error);
  const Icon = hasSucceeded ? CircleCheck : CircleAlert;
  return (
    <div role="status" className="pointer-events-auto">
      {text && (
        <div className="mb-2 rounded-md border border-line bg-card px-4 py-1 shadow-lift">
          <div className="flex flex-wrap items-center gap-2">
            <Icon aria-hidden="true" size={20} className={hasSucceeded ? 'text-leaf' : 'text-alert'} />
            <p className="min-w-0 flex-1 py-2">{text}</p>
            {report?.undo && (
              <Button variant="secondary" disabled={bulk.isPending} onClick={bulk.undo}>
                Undo
              </Button>
            )}
            {!hasSucceeded && (
              <Button variant="secondary" onClick={bulk.retry}>
                Retry {failed.length || ''} {failed.length > 0 && 'failed'}
              </Button>
            )}
            <IconButton label="Close" onClick={() => bulk.reset()}>
              <X aria-hidden="true" size={18} />
            </IconButton>
          </div>
          {failed.length > 1 && (
            <ul className="max-h-40 overflow-y-auto border-t border-line py-2 text-sm">
              {failed.map(({ id, name, reason }) => (
                <li key={id}>
                  {name}: {reason}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
