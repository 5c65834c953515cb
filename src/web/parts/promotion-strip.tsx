import { useEffect, useState } from 'react';
import { ChevronRight, Pause, Play } from 'lucide-react';
import { classes } from '#web/ui/classes.ts';
import type { ShellData } from './shell-data.ts';

const TURN_MS = 5_000;

/** The codes that can be used now, one after the other every five seconds; it can be stopped and stepped through. */
export function PromotionStrip({ promotions }: Pick<ShellData, 'promotions'>) {
  const { shown, isPaused, setPaused, setHeld, step } = useTurns(promotions.length);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const holding = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
  return (
    <aside aria-label="Offers" className="no-print bg-indigo-deep text-paper on-dark" {...holding}>
      <div className="flex min-h-11 items-center measure">
        <ul className="grid flex-1">
          {promotions.map(({ code, description }, index) => (
            <li
              key={code}
              aria-hidden={index !== shown}
              className={classes(
                'col-start-1 row-start-1 flex items-center justify-center py-2 text-center text-sm tracking-wide transition-opacity duration-300',
                index !== shown && 'invisible opacity-0',
              )}
            >
              <span>
                USE CODE <strong className="font-semibold text-sandalwood">{code}</strong> -{' '}
                {description.toUpperCase()}
              </span>
            </li>
          ))}
        </ul>
        {promotions.length > 1 && (
          <>
            <button
              type="button"
              onClick={() => setPaused(!isPaused)}
              className={control}
              aria-label={isPaused ? 'Play offers' : 'Pause offers'}
            >
              {isPaused ? <Play aria-hidden="true" size={16} /> : <Pause aria-hidden="true" size={16} />}
            </button>
            <button type="button" onClick={step} className={control} aria-label="Next offer">
              <ChevronRight aria-hidden="true" size={18} />
            </button>
          </>
        )}
      </div>
    </aside>
  );
}

const control =
  'flex size-11 flex-none cursor-pointer items-center justify-center rounded-full hover:bg-white/10';

function useTurns(count: number) {
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const step = () => setShown((now) => (now + 1) % count);
  useEffect(() => {
    if (count < 2 || isPaused || isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setShown((now) => (now + 1) % count), TURN_MS);
    return () => clearInterval(timer);
  }, [count, isPaused, isHeld]);
  return { shown: shown % count, isPaused, setPaused, setHeld, step };
}
