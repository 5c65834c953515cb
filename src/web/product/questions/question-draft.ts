import { isRecord } from '#contract/api-error.ts';
import { useSession } from '#web/state/session-store.ts';

const STORAGE = 'question-draft';

/** Returns the question about a product that the customer has typed and not sent: it survives a reload and an expired session. */
export function readQuestionDraft(productId: string): string {
  if (typeof sessionStorage === 'undefined') return '';
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? '{}');
    if (!isRecord(draft)) return '';
    const { product, by, text } = draft;
    const isTheirs = by === useSession.getState().userId;
    if (!isTheirs) keepQuestionDraft(productId, '');
    return isTheirs && product === productId && typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

/** Stores a question for the account that wrote it; an empty question removes it. */
export function keepQuestionDraft(productId: string, text: string, by = useSession.getState().userId): void {
  try {
    if (text) sessionStorage.setItem(STORAGE, JSON.stringify({ product: productId, by, text }));
    else sessionStorage.removeItem(STORAGE);
  } catch {
    // Without storage the text lives only as long as the form is open.
  }
}
