import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import * as words from './words.ts';

/** Names the terms that a new customer accepts, before the button and with links to them. */
export function TermsNote() {
  return (
    <p className="text-sm text-quiet">
      {words.terms}{' '}
      <span className="flex flex-wrap gap-x-4">
        <Link className="link inline-flex min-h-11 items-center" to={paths.termsConditions()}>
          {words.termsConditions}
        </Link>{' '}
        <Link className="link inline-flex min-h-11 items-center" to={paths.privacyPolicy()}>
          {words.privacyPolicy}
        </Link>
      </span>
    </p>
  );
}
