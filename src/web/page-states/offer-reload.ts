import { UNREACHABLE } from '#contract/send-call.ts';
import { notify } from '#ui/overlay/toasts.ts';
import * as words from './words.ts';

/** Shows that a script could not be loaded. A browser requests it only once, so only a reload can bring it. */
export function offerReload(): void {
  const action = { label: words.reload, onPress: () => location.reload() };
  notify(UNREACHABLE, { tone: 'error', action });
}
