import { useEffect, useState, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { startAtContent } from './keep-in-page.ts';
import { dismissToast, listToasts, type ToastMessage, watchToasts } from './toasts.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const nothing: readonly ToastMessage[] = [];

/**
 * Shows the toasts of `notify()` at the top right, announces them politely, and keeps them while they are hovered or focused. Render it
 * once per page, right behind the top bar: there it takes no room, hangs below that bar at every scroll position, and hides neither the
 * cart nor the menu.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, listToasts, () => nothing);
  return (
    <section
      aria-label="Notifications"
      className="no-print pointer-events-none sticky top-18 z-35 h-0 lg:top-20"
    >
      {/* On a phone only the newest toast is shown, no wider than its text: more would cover the form that it is about. */}
      <ol
        aria-live="polite"
        className="flex flex-col items-end gap-2 pt-2 measure max-sm:[&>li:not(:last-child)]:hidden"
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

const icons = {
  success: <CircleCheck aria-hidden="true" size={22} className="text-leaf" />,
  error: <CircleAlert aria-hidden="true" size={22} className="text-alert" />,
  info: <Info aria-hidden="true" size={22} className="text-indigo" />,
};

function Toast({ toast }: { toast: ToastMessage }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  const dismiss = () => {
    // A finger that pushes a toast away leaves the focus in the field that is being filled in.
    if (document.activeElement?.closest('[aria-live]')) startAtContent();
    dismissToast(toast.id);
  };
  const swiping = useSwipeAway(dismiss);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const holding = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
  return (
    <li
      {...holding}
      {...swiping}
      className="pointer-events-auto flex max-w-full animate-rise touch-pan-y items-center gap-3 rounded-md border border-line bg-card py-1.5 pr-1.5 pl-4 shadow-lift max-sm:text-sm sm:w-sm"
    >
      {icons[toast.tone]}
      <span className="min-w-0 flex-1 py-2">{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="min-h-11 cursor-pointer rounded-sm px-3 font-medium text-indigo hover:bg-indigo-wash"
          onClick={() => {
            dismiss();
            toast.action?.onPress();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton label="Dismiss" onClick={dismiss}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </li>
  );
}
