import { useState } from 'react';
import { toApiError } from '#contract/api-error.ts';

/** Returns the entries that came with the page and, after a press, those of its next pages, which `load` loads by page number. */
export function useMoreEntries<Entry extends { id: string }>(
  first: Entry[],
  load: (page: number) => Promise<Entry[]>,
) {
  const [more, setMore] = useState<Entry[]>([]);
  const [pages, setPages] = useState(1);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  const shown = [...first, ...more];
  async function loadMore() {
    setLoading(true);
    setProblem('');
    try {
      const loaded = await load(pages + 1);
      setPages(pages + 1);
      const known = new Set(shown.map(({ id }) => id));
      setMore([...more, ...loaded.filter(({ id }) => !known.has(id))]);
    } catch (error) {
      setProblem(toApiError(error).message);
    } finally {
      setLoading(false);
    }
  }
  return { shown, isLoading, problem, loadMore };
}
