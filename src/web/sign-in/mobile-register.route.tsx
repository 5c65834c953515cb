import { useState } from 'react';
import { Link } from 'react-router';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { Route } from './+types/mobile-register.route.ts';
import { CodeFlow } from './code-flow.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInPage } from './use-sign-in-page.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta('Create an account', matches);
}

export default function MobileRegisterPage() {
  const { returnTo, goBack } = useSignInPage();
  const [isProfile, setProfile] = useState(false);
  return (
    <SignInCard
      title={isProfile ? 'Complete Your Profile' : 'Create an account'}
      foot={
        !isProfile && (
          <p>
            Already have an account?{' '}
            <Link className="link" to={paths.mobileLogin(returnTo)}>
              Sign In
            </Link>
          </p>
        )
      }
    >
      <CodeFlow
        family={{ kind: 'mobile', purpose: 'register' }}
        words={{ send: 'Get OTP', verify: 'Verify OTP' }}
        onStep={(step) => setProfile(step === 'profile')}
        onDone={(isNew) => {
          notify(isNew ? 'Profile completed successfully!' : 'Login successful!');
          goBack();
        }}
        onSkip={goBack}
      />
    </SignInCard>
  );
}
