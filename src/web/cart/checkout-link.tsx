import { type ComponentType, type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { useOffered } from '#web/shell/use-offered.ts';
import { useSession } from '#web/state/session-store.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import type { SignInDialogProps } from './sign-in-dialog.tsx';
import * as words from './words.ts';

/**
 * Links to the checkout. A visitor who is not logged in logs in here, in a dialog, by a code to the mobile number; without the dialog, the
 * checkout redirects to the login.
 */
export function CheckoutLink() {
  const navigate = useNavigate();
  const { sms, whatsapp } = useOffered();
  const isGuest = useSession(({ isLoaded, token }) => isLoaded && token === null);
  const [SignIn, setSignIn] = useState<ComponentType<SignInDialogProps>>();
  const goOn = () => void navigate(paths.checkout());
  const ask = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isGuest || opensElsewhere || !(sms || whatsapp)) return;
    event.preventDefault();
    import('./sign-in-dialog.tsx').then(({ SignInDialog }) => setSignIn(() => SignInDialog), goOn);
  };
  return (
    <>
      <Link to={paths.checkout()} className={buttonClasses({ size: 'lg', wide: true })} onClick={ask}>
        {words.proceed}
      </Link>
      {SignIn && <SignIn onClose={() => setSignIn(undefined)} onDone={goOn} />}
    </>
  );
}
