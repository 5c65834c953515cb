import { useState } from 'react';
import { Link } from 'react-router';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { useOffered } from '#web/shell/use-offered.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { Route } from './+types/login.route.ts';
import { CodeFlow } from './code-flow.tsx';
import { EmailForm } from '#web/account/email-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInPage } from './use-sign-in-page.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta('Login', matches);
}

export default function LoginPage() {
  const { returnTo, goBack } = useSignInPage();
  const { sms, whatsapp } = useOffered();
  const hasCodes = sms || whatsapp;
  const [byMobile, setByMobile] = useState(false);
  const [isProfile, setProfile] = useState(false);
  const done = (words: string) => {
    notify(words);
    goBack();
  };
  return (
    <SignInCard
      title={isProfile ? 'Complete Your Profile' : 'Login'}
      foot={
        !isProfile && (
          <>
            <p>
              New here?{' '}
              <Link className="link" to={paths.register(returnTo)}>
                Create an account
              </Link>
            </p>
            {!byMobile && (
              <Link className="link" to={paths.forgotPassword()}>
                Forgot password?
              </Link>
            )}
          </>
        )
      }
    >
      {byMobile ? (
        <CodeFlow
          family={{ kind: 'either' }}
          words={{ send: 'Continue', verify: 'Verify & Login' }}
          onStep={(step) => setProfile(step === 'profile')}
          onDone={(isNew) => done(isNew ? 'Profile updated successfully' : 'Welcome back!')}
          onSkip={goBack}
        />
      ) : (
        <EmailForm
          path="/auth/login"
          action="Login"
          failure="Login failed"
          onDone={() => done('Login successful!')}
        />
      )}
      {!isProfile && !hasCodes && <p className="text-quiet">{NOT_OFFERED.codes}</p>}
      {!isProfile && hasCodes && (
        <>
          <p className="flex items-center gap-3 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <Button variant="secondary" size="lg" wide onClick={() => setByMobile(!byMobile)}>
            {byMobile ? 'Continue with email' : 'Continue with mobile'}
          </Button>
        </>
      )}
    </SignInCard>
  );
}
