import { useNavigate, useSearchParams } from 'react-router';
import { HOME, readReturnPath } from '#domain/return-to.ts';

/** Where a sign-in leads: the page that asked for it, else home; and the address suffix that carries it on. */
export function useWayBack() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const path = readReturnPath(search);
  return {
    returnTo: path === HOME ? undefined : path,
    goBack: () => void navigate(path, { replace: true }),
  };
}
