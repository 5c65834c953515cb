import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { makeIsland } from '#web/rendering/island.tsx';
import { AD_CHOICES } from './ad-choices.tsx';
import { listen, trackPage, whenIdle } from './track.ts';

// As an island it is left out where its script cannot be loaded.
const AdConsentBar = makeIsland(async () => (await import('./ad-consent-bar.tsx')).AdConsentBar);

/** Tracks the page views of a visit. It is rendered before the page itself, so that a page view is noted before the actions on it. */
export function Visits({ pixelId }: { pixelId: string | undefined }) {
  const { pathname } = useLocation();
  const [isIdle, setIdle] = useState(false);
  const [opener, setOpener] = useState<HTMLElement>();
  useEffect(trackPage, [pathname]);
  useEffect(() => {
    const open = (event: Event) => setOpener((event as CustomEvent<HTMLElement>).detail);
    window.addEventListener(AD_CHOICES, open);
    whenIdle(() => {
      setIdle(true);
      void start(pixelId);
    });
    return () => window.removeEventListener(AD_CHOICES, open);
  }, [pixelId]);
  if (!pixelId || !(isIdle || opener)) return null;
  return <AdConsentBar opener={opener} onClose={() => setOpener(undefined)} />;
}

async function start(pixelId: string | undefined): Promise<void> {
  const { tellShop } = await import('./tell-shop.ts');
  if (!pixelId) return listen(tellShop);
  const { openPixel } = await import('./pixel.ts');
  const tellPixel = openPixel(pixelId);
  listen((note) => {
    tellShop(note);
    tellPixel(note);
  });
}
