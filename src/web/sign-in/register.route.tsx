import { Link } from 'react-router';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { useOffered } from '#web/shell/use-offered.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { Route } from './+types/register.route.ts';
import { EmailForm } from './email-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInPage } from './use-sign-in-page.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.registerTitle, matches);
}

export default function RegisterPage() {
  const { returnTo, goBack } = useSignInPage();
  const { sms, whatsapp, email } = useOffered();
  const byMobile = sms || whatsapp;
  return (
    <SignInCard
      title={words.registerTitle}
      foot={
        <p>
          {words.haveAccount}{' '}
          <Link className="link" to={paths.login(returnTo)}>
            {words.signIn}
          </Link>
        </p>
      }
    >
      {byMobile && (
        <Link className={buttonClasses({ size: 'lg', wide: true })} to={paths.mobileRegister(returnTo)}>
          {words.registerMobile}
        </Link>
      )}
      {byMobile && email && <OrWithEmail />}
      {email && (
        <EmailForm
          path="/auth/register"
          action={words.register}
          failure={words.registerFailed}
          onDone={() => {
            notify(words.loggedIn);
            goBack();
          }}
        />
      )}
      {!byMobile && !email && <p className="text-quiet">{NOT_OFFERED.signUp}</p>}
    </SignInCard>
  );
}

function OrWithEmail() {
  return (
    <p className="flex items-center gap-3 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {words.orWithEmail}
    </p>
  );
}
