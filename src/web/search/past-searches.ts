import { readStorage, writeStorage } from '#web/state/stored-state.ts';

const KEY = 'past_searches';
const MOST = 6;

/** Reads the searches made in this browser, the latest first. */
export function readPastSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStorage(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(term: string): void {
  writeStorage(KEY, JSON.stringify(withSearch(readPastSearches(), term)));
}

export function forgetSearches(): void {
  writeStorage(KEY, null);
}

/** Returns the list with `term` in front; the same term with different capitals is not listed twice. */
export function withSearch(past: readonly string[], term: string): string[] {
  const others = past.filter((each) => each.toLowerCase() !== term.toLowerCase());
  return [term, ...others].slice(0, MOST);
}
