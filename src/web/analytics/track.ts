import type { TrackedAction } from '#domain/analytics/visit.ts';

/** What an action was about; rupees. */
export type Facts = {
  product_id?: string;
  category?: string;
  value?: number;
  metadata?: Record<string, string | number | boolean | null>;
};
/** A page that was opened, where no action is named, or an action on it. */
export type Note = Facts & { action?: TrackedAction; page: string; query: string };
/** So many ids of goods find room in one fact. */
export const MOST_IDS = 10;

export type Listener = (note: Note) => void;

const early: Note[] = [];
let tell: Listener = (note) => void early.push(note);

/** Notes one of the six actions; may be called at any time and never fails. */
export function track(action: TrackedAction, facts: Facts = {}): void {
  note({ action, ...facts });
}

/** Notes that a page was opened. */
export function trackPage(): void {
  note({});
}

function note(facts: Omit<Note, 'page' | 'query'>): void {
  const { pathname, search } = window.location;
  tell({ ...facts, page: pathname, query: search });
}

/** From now on notes are told; what was noted before is told first. Once. */
export function listen(listener: Listener): void {
  tell = listener;
  early.splice(0).forEach(listener);
}

/** Runs `work` when the page has come and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work, 500);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
