import { useEffect, useState } from 'react';

const QUIET_MS = 200;

/** Whether something has been awaited for so long that somebody may think nothing happens; what is quick never flickers. */
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
