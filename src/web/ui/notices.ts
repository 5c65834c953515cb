export type Notice = {
  id: number;
  text: string;
  tone: 'success' | 'error' | 'info';
  /** One thing to do about it: open the cart, undo. */
  action?: { label: string; onPress: () => void };
  durationMs: number;
};

type Options = Partial<Pick<Notice, 'tone' | 'action' | 'durationMs'>>;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a sentence at the top right for five seconds (ten with an action). May be called from anywhere in the browser. */
export function notify(
  text: string,
  { tone = 'success', action, durationMs = action ? 10_000 : 5_000 }: Options = {},
): number {
  lastId += 1;
  // The same sentence again takes the place of the first, so that impatient clicks do not pile up.
  replace(
    [
      ...notices.filter((notice) => notice.text !== text),
      { id: lastId, text, tone, action, durationMs },
    ].slice(-4),
  );
  return lastId;
}

export function dismissNotice(id: number): void {
  replace(notices.filter((notice) => notice.id !== id));
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
