import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { CodeFlow } from '#web/sign-in/code-flow.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import * as words from './words.ts';

export type SignInDialogProps = { onClose: () => void; onDone: () => void };

/** The dialog that logs in, or opens an account, by a code to the mobile number. The checkout asks for the name itself. */
export function SignInDialog({ onClose, onDone }: SignInDialogProps) {
  const steps = useRef<HTMLDivElement>(null);
  // The browser would focus the first button, which closes the dialog.
  useEffect(() => steps.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog open size="sm" onClose={onClose} title={words.signInTitle}>
      <div ref={steps} className="flex flex-col gap-5">
        <CodeFlow
          family={{ kind: 'either' }}
          labels={{ send: words.continueSignIn, verify: words.verifyCode }}
          asksProfile={false}
          onDone={onDone}
          onSkip={onDone}
        />
        <Link
          className="link inline-flex min-h-11 items-center self-center"
          to={paths.login(paths.checkout())}
        >
          {words.signInByEmail}
        </Link>
      </div>
    </Dialog>
  );
}
