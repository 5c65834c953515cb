import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

/** Names the terms that a new customer accepts, before the button and with links to them. */
export function TermsNote() {
  return (
    <p className="text-sm text-quiet">
      By opening an account you agree to our{' '}
      <Link className="link" to={paths.termsConditions()}>
        Terms &amp; Conditions
      </Link>{' '}
      and have read our{' '}
      <Link className="link" to={paths.privacyPolicy()}>
        Privacy Policy
      </Link>
      .
    </p>
  );
}
