import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { Picture as Source } from '#domain/catalogue/picture.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { useModal } from '#ui/overlay/use-modal.ts';
import { MOST_TIMES } from './pan-zoom.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import * as words from '../words.ts';

const STEP = 1.6;

type ZoomProps = {
  pictures: Source[];
  name: string;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/**
 * The pictures full-screen: arrow keys and swipes change the picture; two fingers, a double tap, the wheel and the buttons zoom; Escape
 * closes. The page behind does not scroll and gets its focus back.
 */
export function Zoom({ pictures, name, shown, onShow, onClose }: ZoomProps) {
  const modal = useModal(true, onClose);
  const frame = useRef<HTMLDivElement>(null);
  const picture = pictures[shown]!;
  const { view, isHeld, zoom, reset, handlers } = usePanZoom(frame, picture, goTo);
  function goTo(step: 1 | -1) {
    if (pictures.length < 2) return;
    reset();
    onShow(shown + step);
  }
  useKeys({
    ArrowRight: () => goTo(1),
    ArrowLeft: () => goTo(-1),
    '+': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
  });
  return (
    <dialog
      {...modal}
      aria-label={words.picturesOf(name)}
      data-full
      className="m-0 h-dvh max-h-none w-full max-w-none animate-fade overflow-hidden bg-paper text-ink open:flex open:flex-col"
    >
      <div className="absolute top-2 right-2 z-10 rounded-full bg-card/90 shadow-card">
        <IconButton label={words.close} onClick={onClose}>
          <X aria-hidden="true" size={22} />
        </IconButton>
      </div>
      <div
        ref={frame}
        {...handlers}
        className={classes(
          'min-h-0 flex-1 touch-none overflow-hidden select-none',
          view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        <div
          className={classes('h-full w-full', !isHeld && 'transition-transform')}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Picture
            key={picture.key}
            picture={picture}
            alt={picture.alt || name}
            sizes={view.scale > 1 ? '250vw' : '100vw'}
            fit="contain"
            priority
            className="pointer-events-none h-full w-full bg-transparent"
          />
        </div>
      </div>
      <Toolbar>
        {pictures.length > 1 && (
          <IconButton label={words.previousPicture} onClick={() => goTo(-1)}>
            <ChevronLeft aria-hidden="true" size={24} />
          </IconButton>
        )}
        <p role="status" className="min-w-12 text-center figures">
          {shown + 1} / {pictures.length}
        </p>
        {pictures.length > 1 && (
          <IconButton label={words.nextPicture} onClick={() => goTo(1)}>
            <ChevronRight aria-hidden="true" size={24} />
          </IconButton>
        )}
        <span aria-hidden="true" className="mx-2 h-6 border-l border-line" />
        <IconButton label={words.zoomOut} disabled={view.scale <= 1} onClick={() => zoom(1 / STEP)}>
          <ZoomOut aria-hidden="true" size={22} />
        </IconButton>
        <IconButton label={words.zoomIn} disabled={view.scale >= MOST_TIMES} onClick={() => zoom(STEP)}>
          <ZoomIn aria-hidden="true" size={22} />
        </IconButton>
      </Toolbar>
    </dialog>
  );
}

function Toolbar({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center justify-center gap-1 border-t border-line bg-paper pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}

/** Handles keys wherever the focus is in the window. */
function useKeys(handlers: Record<string, () => void>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const handle = event.ctrlKey || event.metaKey || event.altKey ? undefined : handlers[event.key];
    if (!handle) return;
    event.preventDefault();
    handle();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
