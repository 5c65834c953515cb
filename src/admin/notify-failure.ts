import type { ApiError } from '#contract/api-error.ts';
import { notify } from '#ui/overlay/toasts.ts';

/** Says in a toast why something was not done. */
export function notifyFailure(error: ApiError): void {
  notify(error.messageOr('Not done: no answer from the shop. Try again.'), { tone: 'error' });
}
