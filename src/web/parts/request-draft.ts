import type { Wanted } from './use-stock-request.ts';

export type RequestDraft = { quantity: number; notes: string };

const STORAGE = 'request-draft';
const nothing: RequestDraft = { quantity: 1, notes: '' };

/** What was typed for this good in this variant and not sent yet: it outlives the way to the login, a closed window and a reload. */
export function readDraft(wanted: Wanted): RequestDraft {
  try {
    const { key, ...draft } = JSON.parse(sessionStorage.getItem(STORAGE) ?? '{}') as RequestDraft & {
      key?: string;
    };
    return key === toKey(wanted) ? { ...nothing, ...draft } : nothing;
  } catch {
    return nothing;
  }
}

/** Null forgets it. */
export function keepDraft(wanted: Wanted, draft: RequestDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(STORAGE, JSON.stringify({ key: toKey(wanted), ...draft }));
    else sessionStorage.removeItem(STORAGE);
  } catch {
    // No storage, no memory: the words stay as long as the window is open.
  }
}

function toKey({ productId, color, size }: Wanted): string {
  return [productId, color ?? '', size ?? ''].join('/');
}
