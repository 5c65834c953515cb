import type { MessageToWorker } from '#web/service-worker/scope.ts';

/**
 * The keys that this browser may keep when a customer leaves: data about the device, none about a person. Every other key of local storage
 * is removed, so a new key is removed unless it is listed here.
 */
export const KEPT_BY_DEVICE: readonly string[] = ['fontFiles'];

/** Removes what the browser stored about the customer who leaves: local storage, this tab's storage, and the pages and pictures they saw. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!KEPT_BY_DEVICE.includes(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage may be switched off: then nothing is stored.
  }
  forgetTab();
  const message: MessageToWorker = { forget: true };
  // The worker outlives this page, which may be left at once. Embedded browsers have none.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window: it has no other origin than ours
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Removes what only this tab stored: typed forms, drafts and the keys of orders. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage may be switched off: then nothing is stored.
  }
}
