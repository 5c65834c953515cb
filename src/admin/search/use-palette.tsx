import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { loadPart } from '#admin/load-part.tsx';

const Palette = loadPart(async () => (await import('./palette.tsx')).Palette, {
  giveUp: ({ onClose }) => onClose(),
});

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
  const palette = isOpen && <Palette onClose={() => setOpen(false)} />;
  return { open, palette };
}
