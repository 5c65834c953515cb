import { type NavigateOptions, useNavigate } from 'react-router';
import { useIsLeft } from './use-is-left.ts';

/** Returns a function that opens another screen after a response, unless the person has left this screen while it was on its way. */
export function useNavigateFromHere(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isLeft = useIsLeft();
  return (to, options) => {
    if (!isLeft.current) void navigate(to, options);
  };
}
