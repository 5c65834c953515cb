import { notify } from '#ui/overlay/toasts.ts';
import * as words from './words.ts';

/** Shares this page, with the choice in its URL, through the apps of the device; if that is not supported, copies the URL. */
export async function sharePage(title: string): Promise<void> {
  const { origin, pathname, search } = location;
  const url = origin + pathname + search;
  try {
    // Some desktop browsers cannot share, though the types promise that they can.
    const canShare = Boolean(navigator.share as unknown);
    if (canShare) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      notify(words.linkCopied);
    }
  } catch (error) {
    // Closing the list of apps is not a failure.
    if ((error as Error).name === 'AbortError') return;
    notify(words.copyByHand, { tone: 'error' });
  }
}
