import { useState } from 'react';
import { Link } from 'react-router';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { useOffered } from '#web/shell/use-offered.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { Route } from './+types/login.route.ts';
import { CodeFlow, type CodeStep } from './code-flow.tsx';
import { EmailForm } from './email-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInPage } from './use-sign-in-page.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.loginTitle, matches);
}

/** The mobile number comes first; e-mail and password are below it until a code is requested. */
export default function LoginPage() {
  const { returnTo, goBack } = useSignInPage();
  const { sms, whatsapp } = useOffered();
  const hasCodes = sms || whatsapp;
  const [step, setStep] = useState<CodeStep>('mobile');
  const done = (message: string) => {
    notify(message);
    goBack();
  };
  return (
    <SignInCard
      title={step === 'profile' ? words.profileTitle : words.loginTitle}
      foot={
        step === 'mobile' && (
          <>
            <p>
              {words.newHere}{' '}
              <Link className="link" to={paths.register(returnTo)}>
                {words.createAccount}
              </Link>
            </p>
            <Link className="link" to={paths.forgotPassword()}>
              {words.forgotPassword}
            </Link>
          </>
        )
      }
    >
      {hasCodes ? (
        <CodeFlow
          family={{ kind: 'either' }}
          labels={{ send: words.continueLogin, verify: words.verifyLogin }}
          onStep={setStep}
          onDone={(isNew) => done(isNew ? words.profileSaved : words.welcomeBack)}
          onSkip={goBack}
        />
      ) : (
        <p className="text-quiet">{NOT_OFFERED.codes}</p>
      )}
      {step === 'mobile' && (
        <>
          {hasCodes && (
            <p className="flex items-center gap-3 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {words.orWithEmail}
            </p>
          )}
          <EmailForm
            path="/auth/login"
            action={words.login}
            failure={words.loginFailed}
            isSecond={hasCodes}
            onDone={() => done(words.loggedIn)}
          />
        </>
      )}
    </SignInCard>
  );
}
