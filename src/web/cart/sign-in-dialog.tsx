import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { CodeFlow } from '#web/sign-in/code-flow.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

export type SignInDialogProps = { onClose: () => void; onDone: () => void };

/** Logs in, or opens an account, by a code to the mobile number. The checkout asks for the name itself. */
export function SignInDialog({ onClose, onDone }: SignInDialogProps) {
  const steps = useRef<HTMLDivElement>(null);
  // The browser gives the focus to the first button, which closes the dialog.
  useEffect(() => steps.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog open size="sm" onClose={onClose} title="Log in to check out">
      <div ref={steps} className="flex flex-col gap-5">
        <CodeFlow
          family={{ kind: 'either' }}
          words={{ send: 'Continue', verify: 'Verify & Continue' }}
          asksProfile={false}
          onDone={onDone}
          onSkip={onDone}
        />
        <Link
          className="link inline-flex min-h-11 items-center self-center"
          to={paths.login(paths.checkout())}
        >
          Use e-mail and password
        </Link>
      </div>
    </Dialog>
  );
}
