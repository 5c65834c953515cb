import type { TrackedAction } from '#domain/analytics/visit.ts';

/** The subject of an action; amounts are in rupees. */
export type Facts = {
  product_id?: string;
  category?: string;
  value?: number;
  metadata?: Record<string, string | number | boolean | null>;
};
/** A page view, or an action on a page when `action` is set. */
export type Note = Facts & { action?: TrackedAction; page: string; query: string };
/** The most product ids that one fact can hold. */
export const MOST_IDS = 10;

export type Listener = (note: Note) => void;

const early: Note[] = [];
let tell: Listener = (note) => void early.push(note);

/** Notes one of the six actions; callable at any time, never throws. */
export function track(action: TrackedAction, facts: Facts = {}): void {
  note({ action, ...facts });
}

/** Notes a page view. */
export function trackPage(): void {
  note({});
}

function note(facts: Omit<Note, 'page' | 'query'>): void {
  const { pathname, search } = window.location;
  tell({ ...facts, page: pathname, query: search });
}

/** Passes notes to `listener` from now on, starting with those noted before. Called once. */
export function listen(listener: Listener): void {
  tell = listener;
  early.splice(0).forEach(listener);
}

/** Runs `work` when the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work, 500);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Returns whether this browser sends a do-not-track signal. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}
