import { useEffect, useState } from 'react';

const QUIET_MS = 200;

/** Returns whether `awaited` has been pending long enough to need an indicator; a quick load shows none, so nothing flickers. */
export function useIsLate(awaited: string | undefined): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (awaited === undefined) return;
    const timer = setTimeout(() => setLate(awaited), QUIET_MS);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [awaited]);
  return awaited !== undefined && late === awaited;
}
