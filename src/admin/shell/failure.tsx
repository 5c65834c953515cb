import { Link, useRouteError } from 'react-router';
import { buttonClasses } from '#ui/form/button.tsx';
import { CannotReach } from './cannot-reach.tsx';

/** Replaces a screen that failed; its reload also fetches a new version of the admin. */
export function Failure() {
  return (
    <CannotReach error={useRouteError()} retry={() => window.location.reload()}>
      <Link to="/" className={buttonClasses({ variant: 'secondary' })}>
        Go to start
      </Link>
    </CannotReach>
  );
}
