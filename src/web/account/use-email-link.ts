import { useEffect, useState } from 'react';
import type { ConfirmEmailBy } from '#domain/sign-in/identity-proof.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { useSession } from '#web/state/session-store.ts';

/** The answer of POST /auth/email/link. */
export type EmailLink = { email: string; confirm_by: ConfirmEmailBy; mobile: string; can_clear: boolean };

/** Finds out from the server, once the session is loaded, how this browser can confirm the link of an e-mail. */
export function useEmailLink(token: string): { link: EmailLink | undefined; isGone: boolean } {
  const isLoaded = useSession((session) => session.isLoaded);
  const [link, setLink] = useState<EmailLink>();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!isLoaded) return;
    callApi('POST /auth/email/link', { body: { token } }).then(setLink, (error: unknown) => {
      const { status } = toApiError(error);
      if (status === 404 || status === 422) setGone(true);
      // If the request fails, the visitor can still press the button; the server then responds with what is missing.
      else setLink({ email: '', confirm_by: 'press', mobile: '', can_clear: false });
    });
  }, [isLoaded, token]);
  return { link, isGone };
}
