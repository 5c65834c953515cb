import { useState } from 'react';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { ProfileAnswer } from '#contract/customer/profile.ts';
import * as words from './words.ts';

type EmailStateProps = { email: string; verification: ProfileAnswer['verification'] };

/** Shows whether the e-mail address is verified and offers to verify it. */
export function EmailState({ email, verification: { email_verified, pending_email } }: EmailStateProps) {
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    await callApi('POST /profile/email/verification').then(
      ({ message }) => notify(message),
      (error: unknown) => notify(toApiError(error).message, { tone: 'error' }),
    );
    setBusy(false);
  };
  if (!email && !pending_email) return null;
  const waits = pending_email || (email_verified ? '' : email);
  return (
    <div className="mt-1 flex flex-col items-start gap-1">
      {email && (
        <Badge tone={email_verified ? 'leaf' : 'turmeric'}>
          {email_verified ? words.confirmed : words.notConfirmed}
        </Badge>
      )}
      {waits && (
        <>
          <p className="text-sm text-quiet">
            {pending_email ? words.emailPending(pending_email) : words.emailUnconfirmed}
          </p>
          <Button variant="quiet" busy={isBusy} className="-ml-4" onClick={() => void resend()}>
            {words.resendLink}
          </Button>
        </>
      )}
    </div>
  );
}
