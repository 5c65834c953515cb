import { useEffect, useState } from 'react';
import { SUGGEST_FROM_LETTERS } from '#domain/search/search.ts';
import type { Suggestions } from '#contract/catalogue/suggestions.ts';
import { callApi } from '#web/api-client.ts';
import type { ShellCategory } from '#web/shell/shell-data.ts';
import { type Group, toGroups } from './suggested.ts';

const QUIET_MS = 80;
const TIMEOUT_MS = 5_000;
const LONGEST = 80;
const MOST_CACHED = 60;

// Cached for the whole visit: a visitor who deletes a letter sees the earlier suggestions at once.
const cache = new Map<string, Suggestions>();

type Asked = {
  typed: string;
  categories: readonly ShellCategory[];
  past: readonly string[];
  isOpen: boolean;
};

/** Returns suggestions for the typed text. When the server fails or is slow, only the browser's own suggestions are returned. */
export function useSuggestions({ typed, categories, past, isOpen }: Asked): Group[] {
  const term = typed.trim().slice(0, LONGEST);
  const key = term.toLowerCase();
  const [latest, setLatest] = useState<Suggestions>();
  useEffect(() => {
    if (!isOpen || key.length < SUGGEST_FROM_LETTERS || cache.has(key)) return setLatest(cache.get(key));
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      callApi('GET /products/suggest', {
        query: { q: key },
        signal: outdated.signal,
        timeoutMs: TIMEOUT_MS,
      })
        .then((answer) => {
          keep(key, answer);
          setLatest(answer);
        })
        .catch(() => undefined);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [key, isOpen]);
  return toGroups({ typed: term, answer: cache.get(key), earlier: latest, categories, past });
}

function keep(key: string, answer: Suggestions): void {
  cache.set(key, answer);
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST_CACHED) break;
    cache.delete(oldest);
  }
}
