import { useEffect, useState } from 'react';
import type { ConfirmEmailBy } from '#domain/sign-in/identity-proof.ts';
import { type ApiError, callApi } from '#web/api-client.ts';
import { useSession } from '#web/store/session-store.ts';

/** POST /auth/email/link. */
export type EmailLink = { email: string; confirm_by: ConfirmEmailBy; mobile: string; can_clear: boolean };

/** How the link of a letter is to be confirmed in this browser, asked once its session is known. */
export function useEmailLink(token: string): { link: EmailLink | undefined; isGone: boolean } {
  const isLoaded = useSession((session) => session.isLoaded);
  const [link, setLink] = useState<EmailLink>();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!isLoaded) return;
    callApi('POST /auth/email/link', { body: { token } }).then(setLink, ({ status }: ApiError) => {
      if (status === 404 || status === 422) setGone(true);
      // Whoever cannot be asked now is told what is missing after the press.
      else setLink({ email: '', confirm_by: 'press', mobile: '', can_clear: false });
    });
  }, [isLoaded, token]);
  return { link, isGone };
}
