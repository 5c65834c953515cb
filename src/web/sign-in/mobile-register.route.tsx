import { useState } from 'react';
import { Link } from 'react-router';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { Route } from './+types/mobile-register.route.ts';
import { CodeFlow } from './code-flow.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInPage } from './use-sign-in-page.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.registerTitle, matches);
}

export default function MobileRegisterPage() {
  const { returnTo, goBack } = useSignInPage();
  const [isProfile, setProfile] = useState(false);
  return (
    <SignInCard
      title={isProfile ? words.profileTitle : words.registerTitle}
      foot={
        !isProfile && (
          <p>
            {words.haveAccount}{' '}
            <Link className="link" to={paths.mobileLogin(returnTo)}>
              {words.signIn}
            </Link>
          </p>
        )
      }
    >
      <CodeFlow
        family={{ kind: 'mobile', purpose: 'register' }}
        labels={{ send: words.getOtp, verify: words.verifyOtp }}
        onStep={(step) => setProfile(step === 'profile')}
        onDone={(isNew) => {
          notify(isNew ? words.registered : words.loggedIn);
          goBack();
        }}
        onSkip={goBack}
      />
    </SignInCard>
  );
}
