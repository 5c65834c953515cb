import { useEffect, useState } from 'react';
import { createPath, PrefetchPageLinks, useLocation, useNavigate } from 'react-router';

/**
 * Turns plain links marked `data-step` into client navigation, and prefetches the target of a link that is hovered, focused or touched. One
 * listener serves all links, because a list holds hundreds of them.
 */
export function ClientNavigation() {
  useClientNavigation();
  useEffect(() => void pressAgain(), []);
  const wanted = useWanted();
  return wanted ? <PrefetchPageLinks page={wanted} /> : null;
}

function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findLink(event.target, 'a[data-step]');
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      const isHere = toPath(link) === createPath(location);
      void navigate(toPath(link) + link.hash, { replace: isHere });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** Returns the page that the visitor is likely to open next. */
function useWanted(): string | undefined {
  const [wanted, setWanted] = useState<string>();
  const { key } = useLocation();
  useEffect(() => setWanted(undefined), [key]);
  useEffect(() => {
    if (isSparing()) return;
    let resting: ReturnType<typeof setTimeout>;
    const want = ({ target }: Event) => {
      const link = findLink(target, 'a[data-step], a[data-discover]');
      // The router reloads the whole page when the script of a prefetched page cannot be loaded.
      if (link?.origin === location.origin && navigator.onLine) setWanted(toPath(link));
    };
    const onPointerOver = (event: PointerEvent) => {
      clearTimeout(resting);
      if (event.pointerType === 'mouse') resting = setTimeout(want, restMs, event);
    };
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('touchstart', want, { passive: true });
    document.addEventListener('focusin', want);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('touchstart', want);
      document.removeEventListener('focusin', want);
    };
  }, []);
  return wanted;
}

/** Presses the buttons again that were pressed before hydration, once each (`deferred-scripts.tsx` stores them). */
async function pressAgain(): Promise<void> {
  const early = window as { pressed?: Set<HTMLElement> | false };
  const pressed = early.pressed || [];
  early.pressed = false;
  for (const button of pressed) {
    button.click();
    // React renders what a press has changed before the next one.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A mouse that leaves a link sooner is only passing over it. */
const restMs = 60;

/** Returns whether this visitor's browser asks to save data. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function findLink(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}

/** Returns false for a click that opens a new tab, a download or a menu. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function toPath({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search;
}
