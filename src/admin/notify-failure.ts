import type { ApiError } from '#contract/api-error.ts';
import { notify } from '#ui/overlay/toasts.ts';

/** Shows in a toast why an action failed. */
export function notifyFailure(error: ApiError): void {
  notify(error.messageOr('Not done: no answer from the shop. Try again.'), { tone: 'error' });
}
