import { Link } from 'react-router';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { Route } from './+types/mobile-login.route.ts';
import { CodeFlow } from './code-flow.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInPage } from './use-sign-in-page.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.mobileLoginTitle, matches);
}

export default function MobileLoginPage() {
  const { returnTo, goBack } = useSignInPage();
  return (
    <SignInCard
      title={words.mobileLoginHeading}
      foot={
        <>
          <p>
            {words.newHere}{' '}
            <Link className="link" to={paths.mobileRegister(returnTo)}>
              {words.createAccount}
            </Link>
          </p>
          <Link className="link" to={paths.login(returnTo)}>
            {words.backToEmail}
          </Link>
        </>
      }
    >
      <CodeFlow
        family={{ kind: 'mobile', purpose: 'login' }}
        labels={{ send: words.sendOtp, verify: words.verifyLogin }}
        onDone={() => {
          notify(words.loggedIn);
          goBack();
        }}
        onSkip={goBack}
      />
    </SignInCard>
  );
}
