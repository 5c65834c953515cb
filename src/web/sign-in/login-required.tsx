import { Link, useLocation, useNavigate } from 'react-router';
import type { ApiError } from '#contract/api-error.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import * as words from './words.ts';

/** Shown over a page that needs a login: offers to log in or to leave. */
export function LoginRequired({ children }: { children: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goHome = () => void navigate(paths.home());
  return (
    <Dialog
      open
      size="sm"
      title={words.requiredTitle}
      onClose={goHome}
      footer={
        <>
          <Button variant="secondary" onClick={goHome}>
            {words.goHome}
          </Button>
          <Link to={paths.login(pathname + search)} className={buttonClasses()}>
            {words.login}
          </Link>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}

const refusal = /authorization header required|authentication required/i;

/** Returns whether the refusal means that the visitor has to log in. */
export function wantsLogin({ status, message }: ApiError): boolean {
  return status === 401 || status === 403 || refusal.test(message);
}
