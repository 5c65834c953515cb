import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that calls the latest callback, so that the component that receives it is not re-rendered. */
export function useLatest<Argument>(callback: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((argument) => latest.current(argument), []);
}
