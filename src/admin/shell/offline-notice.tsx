import { WifiOff } from 'lucide-react';
import { useIsOnline } from './use-is-online.ts';

/** Says above every screen that there is no network; what was loaded stays readable. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="sticky top-0 z-20">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-sm text-paper">
          <WifiOff aria-hidden="true" size={16} />
          No network. You are seeing what was loaded last.
        </p>
      )}
    </div>
  );
}
