import { useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';

/** Shows the entries that came with the page, and on a press those of its next pages, which `load` loads by their number. */
export function useMoreEntries<Entry extends { id: string }>(
  first: Entry[],
  { perPage, load }: { perPage: number; load: (page: number) => Promise<Entry[]> },
) {
  const [more, setMore] = useState<Entry[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  const shown = [...first, ...more];
  async function loadMore() {
    setLoading(true);
    setProblem('');
    try {
      const loaded = await load(Math.floor(shown.length / perPage) + 1);
      const known = new Set(shown.map(({ id }) => id));
      setMore([...more, ...loaded.filter(({ id }) => !known.has(id))]);
    } catch (error) {
      setProblem((error as ApiError).message);
    } finally {
      setLoading(false);
    }
  }
  return { shown, isLoading, problem, loadMore };
}
