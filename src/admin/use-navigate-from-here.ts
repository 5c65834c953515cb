import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Returns a function that opens another screen after a response, unless the person has left this screen while it was on its way. */
export function useNavigateFromHere(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  return (to, options) => {
    if (!isLeft.current) void navigate(to, options);
  };
}
