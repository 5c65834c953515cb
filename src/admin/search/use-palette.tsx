import { type ReactNode, Suspense, lazy, useCallback, useEffect, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Holds the global search, which is loaded when it is first opened: by a button, by Ctrl K or by ⌘ K. */
export function usePalette(): { open: () => void; palette: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const palette = isOpen && (
    <Suspense>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open, palette };
}
