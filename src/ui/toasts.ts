export type Notice = {
  id: number;
  text: string;
  tone: 'success' | 'error' | 'info';
  /** One thing to do about it: open the cart, undo. */
  action?: { label: string; onPress: () => void };
  durationMs: number;
  /** The path of the page that it speaks of: once that is left there is nothing more to say. */
  page?: string | undefined;
};

type Options = Partial<Pick<Notice, 'tone' | 'action' | 'durationMs' | 'page'>>;

let notices: readonly Notice[] = [];
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
      ...notices.filter((notice) => notice.text !== text),
      { id: lastId, text, tone, action, durationMs, page },
    ].slice(-4),
  );
  return lastId;
}

export function dismissNotice(id: number): void {
  replace(notices.filter((notice) => notice.id !== id));
}

/** The page at this path was left. */
export function endNoticesOf(path: string): void {
  replace(notices.filter(({ page }) => page !== path));
}

export function listNotices(): readonly Notice[] {
  return notices;
}

export function watchNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: readonly Notice[]) {
  notices = next;
  for (const listener of listeners) listener();
}
