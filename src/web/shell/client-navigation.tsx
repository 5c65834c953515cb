import { useEffect, useState } from 'react';
import { createPath, PrefetchPageLinks, useLocation, useNavigate } from 'react-router';

/**
 * Makes steps inside the shop of plain links marked `data-step`, and fetches what a link leads to while somebody points at it or
 * presses it. One listener for all of them: a list holds hundreds of links.
 */
export function Steps() {
  useClientNavigation();
  useEffect(pressAgain, []);
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

/** The page that somebody is about to ask for. */
function useWanted(): string | undefined {
  const [wanted, setWanted] = useState<string>();
  const { key } = useLocation();
  useEffect(() => setWanted(undefined), [key]);
  useEffect(() => {
    if (isSparing()) return;
    let resting: ReturnType<typeof setTimeout>;
    const want = ({ target }: Event) => {
      const link = findLink(target, 'a[data-step], a[data-discover]');
      if (link && link.origin === location.origin) setWanted(toPath(link));
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

/** Presses again the button that was pressed before the page was awake (`deferred-scripts.tsx` keeps it). */
function pressAgain(): void {
  const early = window as { pressed?: HTMLElement | false | null };
  if (early.pressed) early.pressed.click();
  early.pressed = false;
}

/** Who only passes over a link with the mouse does not want it. */
const restMs = 60;

/** Whether this visitor asked to be sent no more than needed. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function findLink(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}

/** Not one that means a new tab, a download or a menu. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function toPath({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search;
}
