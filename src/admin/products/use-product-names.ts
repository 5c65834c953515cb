import { useState } from 'react';

type Names = Readonly<Record<string, string>>;

/** Keeps the names of products: those that a record came with, and those of products picked from a search since. */
export function useProductNames(known: Names) {
  const [found, setFound] = useState<Names>({});
  return {
    nameOf: (id: string) => found[id] ?? known[id] ?? id,
    keepName: ({ id, name }: { id: string; name: string }) => setFound({ ...found, [id]: name }),
  };
}
