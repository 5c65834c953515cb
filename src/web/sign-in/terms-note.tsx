import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

/** What one agrees to by opening an account: said before the button, with the words one press away. */
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
