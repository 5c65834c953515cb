import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that stays the same and calls the latest one, so that what it is handed to is not rendered again. */
export function useLatest<Argument>(callback: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((argument) => latest.current(argument), []);
}
