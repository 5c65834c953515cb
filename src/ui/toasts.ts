export type ToastMessage = {
  id: number;
  text: string;
  tone: 'success' | 'error' | 'info';
  /** One thing to do about it: open the cart, undo. */
  action?: { label: string; onPress: () => void };
  durationMs: number;
  /** The path of the page that it speaks of: once that is left there is nothing more to say. */
  page?: string | undefined;
};

type Options = Partial<Pick<ToastMessage, 'tone' | 'action' | 'durationMs' | 'page'>>;

let toasts: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a sentence at the top right, below the bar, for five seconds (ten with an action). May be called from anywhere in the browser. */
export function notify(
  text: string,
  { tone = 'success', action, durationMs = action ? 10_000 : 5_000, page }: Options = {},
): number {
  lastId += 1;
  // The same sentence again takes the place of the first, so that impatient clicks do not pile up.
  replace(
    [
      ...toasts.filter((toast) => toast.text !== text),
      { id: lastId, text, tone, action, durationMs, page },
    ].slice(-4),
  );
  return lastId;
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** The page at this path was left. */
export function endToastsOf(path: string): void {
  replace(toasts.filter(({ page }) => page !== path));
}

export function listToasts(): readonly ToastMessage[] {
  return toasts;
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: readonly ToastMessage[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
