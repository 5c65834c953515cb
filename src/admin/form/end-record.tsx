import { type ReactNode, useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { notifyFailure } from '#admin/notify-failure.ts';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The callbacks for the response. */
type Answered = { onError: (error: ApiError) => void; onSettled: () => void };

type EndRecordProps = {
  /** Whether it is running and can be ended now; otherwise it has not begun and can be removed. */
  isRunning: boolean;
  title: string;
  effect: ReactNode;
  busy: boolean;
  end: (answered: Answered) => void;
  remove: (answered: Answered) => void;
};

/** The button that ends a running record now, or removes one that has not begun; a dialog states the effect first. */
export function EndRecord({ isRunning, title, effect, busy, end, remove }: EndRecordProps) {
  const [isAsking, setAsking] = useState(false);
  const verb = isRunning ? 'End now' : 'Remove';
  const run = isRunning ? end : remove;
  const confirm = () =>
    run({
      onError: notifyFailure,
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {verb}
      </Button>
      {isAsking && (
        <ConfirmDialog
          {...{ title, effect, busy }}
          button={verb}
          isDangerous
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
