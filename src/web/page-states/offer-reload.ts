import { UNREACHABLE } from '#contract/send-call.ts';
import { notify } from '#ui/overlay/toasts.ts';
import * as words from './words.ts';

/** Says that a script could not be loaded. A browser asks for it only once, so that only a reload can bring it. */
export function offerReload(): void {
  const action = { label: words.reload, onPress: () => location.reload() };
  notify(UNREACHABLE, { tone: 'error', action });
}
