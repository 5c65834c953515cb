import { type ComponentType, useEffect, useState } from 'react';
import type { SeenProps } from './recently-seen.tsx';

/** A product counts as seen after this time. The list is loaded no earlier, when the page has all that it needs. */
const SEEN_MS = 3_000;

/** Shows the products seen before, and records this one for the next page. */
export function SeenLater({ product }: SeenProps) {
  const [Seen, setSeen] = useState<ComponentType<SeenProps>>();
  useEffect(() => {
    const timer = setTimeout(
      () => import('./recently-seen.tsx').then((loaded) => setSeen(() => loaded.RecentlySeen), Boolean),
      SEEN_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return Seen && <Seen product={product} />;
}
