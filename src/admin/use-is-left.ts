import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref that is true once the component has gone, for a response that comes afterwards. */
export function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  return isLeft;
}
