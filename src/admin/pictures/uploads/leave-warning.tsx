import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';

type LeaveWarningProps = {
  /** Names the files that are on their way: `2 photos are still being sent`. */
  title: string;
  /** Says how the person can go on later. */
  effect: string;
};

/** Warns before the screen is left, or the browser closes it, during an upload. Render it only while there is one. */
export function LeaveWarning({ title, effect }: LeaveWarningProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={title}
      effect={effect}
      button="Leave"
      isDangerous
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
