import { Link } from 'react-router';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { Route } from './+types/mobile-login.route.ts';
import { CodeFlow } from './code-flow.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInPage } from './use-sign-in-page.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta('Login with mobile', matches);
}

export default function MobileLoginPage() {
  const { returnTo, goBack } = useSignInPage();
  return (
    <SignInCard
      title="Login with your mobile"
      foot={
        <>
          <p>
            New here?{' '}
            <Link className="link" to={paths.mobileRegister(returnTo)}>
              Create an account
            </Link>
          </p>
          <Link className="link" to={paths.login(returnTo)}>
            Back to email login
          </Link>
        </>
      }
    >
      <CodeFlow
        family={{ kind: 'mobile', purpose: 'login' }}
        words={{ send: 'Send OTP', verify: 'Verify & Login' }}
        onDone={() => {
          notify('Login successful!');
          goBack();
        }}
        onSkip={goBack}
      />
    </SignInCard>
  );
}
