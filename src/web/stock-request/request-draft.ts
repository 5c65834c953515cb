import { useSession } from '#web/store/session-store.ts';
import type { Wanted } from './use-stock-request.ts';

export type RequestDraft = { quantity: number; notes: string };

const STORAGE = 'request-draft';
const nothing: RequestDraft = { quantity: 1, notes: '' };

/** What the customer typed for this product in this variant and has not sent: it survives a closed window and a reload. */
export function readDraft(wanted: Wanted): RequestDraft {
  try {
    const stored = sessionStorage.getItem(STORAGE);
    const { key, by, ...draft } = JSON.parse(stored ?? '{}') as RequestDraft & {
      key?: string;
      by?: string | null;
    };
    if ((by ?? null) !== useSession.getState().userId) keepDraft(wanted, null);
    else if (key === toKey(wanted)) return { ...nothing, ...draft };
    return nothing;
  } catch {
    return nothing;
  }
}

/**
 * Keeps a draft for the account that wrote it, which is the one logged in unless another is named: a session that ran out while it was sent
 * has cleared the browser. Null forgets it.
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
    // No storage, no memory: the words stay as long as the window is open.
  }
}

function toKey({ productId, color, size }: Wanted): string {
  return [productId, color ?? '', size ?? ''].join('/');
}
