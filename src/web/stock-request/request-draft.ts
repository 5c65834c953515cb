import { isRecord } from '#contract/api-error.ts';
import { useSession } from '#web/state/session-store.ts';
import type { Wanted } from './use-stock-request.ts';

export type RequestDraft = { quantity: number; notes: string };

const STORAGE = 'request-draft';
const nothing: RequestDraft = { quantity: 1, notes: '' };

/** Returns the unsent request for this product and variant: it survives a closed dialog and a reload. */
export function readDraft(wanted: Wanted): RequestDraft {
  try {
    const stored = sessionStorage.getItem(STORAGE);
    const draft: unknown = JSON.parse(stored ?? '{}');
    if (!isRecord(draft)) return nothing;
    const { key, by, quantity, notes } = draft;
    if ((by ?? null) !== useSession.getState().userId) keepDraft(wanted, null);
    else if (key === toKey(wanted) && typeof quantity === 'number' && typeof notes === 'string')
      return { quantity, notes };
    return nothing;
  } catch {
    return nothing;
  }
}

/**
 * Stores a draft for the account that wrote it: the one logged in unless another is named, because a session that expired during the
 * request has cleared the browser. `null` removes it.
 */
export function keepDraft(
  wanted: Wanted,
  draft: RequestDraft | null,
  by = useSession.getState().userId,
): void {
  try {
    if (draft) sessionStorage.setItem(STORAGE, JSON.stringify({ key: toKey(wanted), by, ...draft }));
    else sessionStorage.removeItem(STORAGE);
  } catch {
    // Without storage the text lives only as long as the dialog is open.
  }
}

function toKey({ productId, color, size }: Wanted): string {
  return [productId, color ?? '', size ?? ''].join('/');
}
