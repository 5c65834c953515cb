import { useState } from 'react';

type Names = Readonly<Record<string, string>>;

/** Returns the name of each product of a record, and of those that a search has found since and that are chosen. */
export function useProductNames(known: Names) {
  const [found, setFound] = useState<Names>({});
  return {
    nameOf: (id: string) => found[id] ?? known[id] ?? id,
    keepName: ({ id, name }: { id: string; name: string }) => setFound({ ...found, [id]: name }),
  };
}
