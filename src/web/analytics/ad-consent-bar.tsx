import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#ui/form/button.tsx';
import { type AdChoice, chooseAds, useAdChoice } from './ad-consent.ts';
import * as words from './words.ts';

type AdConsentBarProps = {
  /** The footer button that reopened the bar; the focus returns to it. */
  opener: HTMLElement | undefined;
  onClose: () => void;
};

/** Asks once for consent to the advertiser's pixel. Refusing is as easy as agreeing, and the footer allows a change at any time. */
export function AdConsentBar({ opener, onClose }: AdConsentBarProps) {
  const choice = useAdChoice((stored) => stored.choice);
  const isOpen = !choice || opener !== undefined;
  const bar = usePlaceBelow(isOpen);
  if (!isOpen) return null;
  const choose = (next: AdChoice) => {
    chooseAds(next);
    (opener ?? document.getElementById('main'))?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <section
      ref={bar}
      aria-label={words.adChoices}
      className="no-print fixed inset-x-0 bottom-0 z-40 animate-rise border-t border-line bg-card px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-lift"
    >
      <div className="mx-auto flex max-w-4xl flex-col gap-3 lg:flex-row lg:items-center lg:gap-8">
        <p className="flex-1 text-sm">
          {words.question}{' '}
          <Link to={paths.privacyPolicy()} className="underline underline-offset-4">
            {words.privacyPolicy}
          </Link>
          {choice && <strong> {choice === 'granted' ? words.allowed : words.refused}</strong>}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={() => choose('refused')}>
            {words.refuse}
          </Button>
          <Button variant="secondary" onClick={() => choose('granted')}>
            {words.allow}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Sets the bar's height as a CSS variable, so that other elements at the bottom of the window are placed above the bar. */
function usePlaceBelow(isOpen: boolean) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen || !bar.current) return;
    const { style } = document.documentElement;
    const watched = bar.current;
    const observer = new ResizeObserver(() => style.setProperty('--foot', `${watched.offsetHeight}px`));
    observer.observe(watched);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot');
    };
  }, [isOpen]);
  return bar;
}
