import { useEffect, useEffectEvent, useState } from 'react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { Picture as Source } from '#domain/picture.ts';
import { Picture } from '#web/parts/picture.tsx';
import { useSwipe } from '#web/parts/use-swipe.ts';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type ZoomProps = {
  pictures: Source[];
  name: string;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The pictures over the whole screen: arrow keys and swipes go through them, Escape closes, the page behind stands still. */
export function Zoom({ pictures, name, shown, onShow, onClose }: ZoomProps) {
  const [isLarge, setLarge] = useState(false);
  const swipe = useSwipe((step) => !isLarge && goTo(step));
  // Without its blurred stand-in, which would fill the bands beside the picture.
  const picture = { ...pictures[shown]!, standIn: '' };
  function goTo(step: 1 | -1) {
    setLarge(false);
    onShow(shown + step);
  }
  // Wherever in the window the focus is.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') goTo(1);
    else if (event.key === 'ArrowLeft') goTo(-1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Dialog open onClose={onClose} size="full" title={`Pictures of ${name}`} hideTitle>
      <div className="flex h-dvh flex-col bg-paper">
        <div
          {...swipe}
          onDoubleClick={() => setLarge(!isLarge)}
          className={classes('min-h-0 flex-1', isLarge ? 'overflow-auto' : 'touch-pan-y overflow-hidden')}
        >
          <Picture
            key={picture.key}
            picture={picture}
            alt={picture.alt || name}
            sizes={isLarge ? '200vw' : '100vw'}
            fit="contain"
            priority
            className={classes('bg-transparent', isLarge ? 'h-[200%] w-[200%]' : 'h-full w-full')}
          />
        </div>
        <div className="flex items-center justify-center gap-4 border-t border-line py-2">
          {pictures.length > 1 && (
            <IconButton label="Previous picture" onClick={() => goTo(-1)}>
              <ChevronLeft aria-hidden="true" size={24} />
            </IconButton>
          )}
          <p role="status" className="figures">
            {shown + 1} / {pictures.length}
          </p>
          {pictures.length > 1 && (
            <IconButton label="Next picture" onClick={() => goTo(1)}>
              <ChevronRight aria-hidden="true" size={24} />
            </IconButton>
          )}
          <IconButton label={isLarge ? 'Zoom out' : 'Zoom in'} onClick={() => setLarge(!isLarge)}>
            {isLarge ? <ZoomOut aria-hidden="true" size={22} /> : <ZoomIn aria-hidden="true" size={22} />}
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}
