import {
  PIXEL_RETRIES,
  PIXEL_RETRY_MS,
  PIXEL_SCRIPT,
  type PixelEvent,
  toPixelEvent,
} from '#domain/analytics/pixel.ts';
import { useAdChoice } from './ad-consent.ts';
import type { Listener } from './track.ts';

/** The advertiser's global; `callMethod` exists once its script has loaded. */
type Fbq = ((...words: unknown[]) => void) & {
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[][];
  push?: unknown;
  loaded?: boolean;
  version?: string;
};
const page = window as Window & { fbq?: Fbq };

/** Loads the advertiser's script once the visitor has agreed, and reports products, carts and orders while the consent lasts. */
export function openPixel(id: string): Listener {
  let script: Promise<void> | undefined;
  const bring = () => (script ??= load(id));
  if (useAdChoice.getState().choice === 'granted') bring().catch(forget);
  useAdChoice.subscribe(({ choice }) => {
    if (choice === 'granted') bring().then(() => page.fbq?.('consent', 'grant'), forget);
    else withdraw();
  });
  return (note) => {
    const event = toPixelEvent(note);
    if (event && useAdChoice.getState().choice === 'granted') bring().then(() => tell(event), forget);
  };
}

// An ad blocker may block the script: then no event is sent and no error is shown.
function forget(): void {}

function load(id: string): Promise<void> {
  const fbq: Fbq = Object.assign(
    (...words: unknown[]) => void (fbq.callMethod ? fbq.callMethod(...words) : fbq.queue.push(words)),
    { queue: [] as unknown[][], loaded: true, version: '2.0' },
  );
  fbq.push = fbq;
  page.fbq ??= fbq;
  Object.assign(window, { _fbq: page.fbq });
  // Turns automatic events off: no clicks and no form fields, only the four events of `toPixelEvent`.
  page.fbq('set', 'autoConfig', false, id);
  page.fbq('init', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = PIXEL_SCRIPT;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('no pixel')));
    document.head.append(script);
  });
}

async function tell({ name, facts, eventId }: PixelEvent): Promise<void> {
  for (let tries = 0; !page.fbq?.callMethod; tries += 1) {
    if (tries === PIXEL_RETRIES) return;
    await new Promise((resolve) => setTimeout(resolve, PIXEL_RETRY_MS));
  }
  if (useAdChoice.getState().choice === 'granted')
    page.fbq('track', name, facts, ...(eventId ? [{ eventID: eventId }] : []));
}

/** Withdraws the consent: no further events are sent, and the script's cookies are deleted. */
function withdraw(): void {
  page.fbq?.('consent', 'revoke');
  for (const name of ['_fbp', '_fbc']) {
    for (const domain of [
      '',
      `; domain=${window.location.hostname}`,
      `; domain=.${window.location.hostname}`,
    ])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
