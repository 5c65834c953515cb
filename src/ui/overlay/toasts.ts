export type ToastMessage = {
  id: number;
  text: string;
  tone: 'success' | 'error' | 'info';
  /** One action that the toast offers, such as opening the cart or undoing. */
  action?: { label: string; onPress: () => void };
  durationMs: number;
  /** The path of the page that the toast is about: the toast ends when the visitor leaves that page. */
  page?: string | undefined;
};

type Options = Partial<Pick<ToastMessage, 'tone' | 'action' | 'durationMs' | 'page'>>;

/** Shows the visitor a message, as `notify` does. */
export type Tell = (text: string, options?: Options) => void;

let toasts: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast at the top right, below the bar, for five seconds (ten with an action). Callable from anywhere in the browser. */
export function notify(
  text: string,
  { tone = 'success', action, durationMs = action ? 10_000 : 5_000, page }: Options = {},
): number {
  lastId += 1;
  // A repeated text replaces the earlier toast, so that impatient clicks do not pile up.
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

/** Removes the toasts of the page at this path, after the visitor has left it. */
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
