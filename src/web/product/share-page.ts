import { notify } from '#ui/overlay/toasts.ts';
import * as words from './words.ts';

/** Offers this page, with the choice in its address, to the apps of the device; where there is no such way, copies its address. */
export async function sharePage(title: string): Promise<void> {
  const { origin, pathname, search } = location;
  const url = origin + pathname + search;
  try {
    // Desktop browsers have no such list, though the types promise one.
    const canShare = Boolean(navigator.share as unknown);
    if (canShare) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      notify(words.linkCopied);
    }
  } catch (error) {
    // Closing the list of apps is no failure.
    if ((error as Error).name === 'AbortError') return;
    notify(words.copyByHand, { tone: 'error' });
  }
}
