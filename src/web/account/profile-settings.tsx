import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { formatMoment } from '#web/shell/format-date.ts';
import { useLogout } from '#web/shell/user-menu.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { useFocusAfterRemoval } from '#ui/overlay/keep-in-page.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountFailure } from './account-page.tsx';
import { ChangePassword } from './change-password.tsx';
import { ConsentSettings } from './consent-settings.tsx';
import { OwnData } from './own-data.tsx';
import { formatDevice } from './format-device.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAnswer } from '#web/state/use-answer.ts';
import * as words from './words.ts';

type Session = { id: string; device: string; started_at: string; last_used_at: string; current: boolean };

/** Lists sessions, consents and data, with the means to end or erase each. */
export function ProfileSettings() {
  const { answer, error, isLoading, again } = useAnswer('GET /profile/sessions');
  const profile = useAnswer('GET /profile');
  const leave = useLogout();
  return (
    <div className="flex flex-col gap-6">
      <SettingsSection title={words.sessionsTitle} lead={words.sessionsLead}>
        {error ? (
          <AccountFailure message={error.message} again={() => void again()} />
        ) : answer ? (
          <Sessions sessions={answer.sessions} onEnded={() => void again()} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </SettingsSection>
      {/* Waits for both responses: content that arrives later would move the switches and buttons while the customer presses them. */}
      {isLoading || profile.isLoading ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <>
          {profile.answer?.verification.has_password && <ChangePassword onChanged={() => void again()} />}
          <ConsentSettings />
          <OwnData />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => void leave()}>
              <LogOut aria-hidden="true" size={20} /> {words.logout}
            </Button>
            {answer && answer.sessions.length > 1 && <LogoutEverywhere />}
          </div>
        </>
      )}
    </div>
  );
}

function Sessions({ sessions, onEnded }: { sessions: Session[]; onEnded: () => void }) {
  useFocusAfterRemoval(sessions.length);
  return (
    <ul className="border-t border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-3 border-b border-line py-3">
          <div className="mr-auto">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {formatDevice(session.device)}{' '}
              {session.current && <Badge tone="leaf">{words.thisDevice}</Badge>}
            </p>
            <p className="text-sm text-quiet">
              {words.lastUsed(formatMoment(session.last_used_at), formatMoment(session.started_at))}
            </p>
          </div>
          {!session.current && <EndButton session={session} onEnded={onEnded} />}
        </li>
      ))}
    </ul>
  );
}

function EndButton({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    await callApi('DELETE /profile/sessions/{id}', { params: { id: session.id } }).then(
      () => notify(words.loggedOutDevice),
      (error: unknown) => notify(toApiError(error).message, { tone: 'error' }),
    );
    onEnded();
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      aria-label={words.logOutDevice(formatDevice(session.device), formatMoment(session.last_used_at))}
      onClick={() => void end()}
    >
      {words.logOut}
    </Button>
  );
}

/** Ends every session, including this one, so that a stolen session cannot survive by being the current one. */
function LogoutEverywhere() {
  const leave = useLogout();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await callApi('DELETE /profile/sessions');
      await leave();
    } catch (error) {
      notify(toApiError(error).message, { tone: 'error' });
      setBusy(false);
    }
  };
  return (
    <Button variant="danger" busy={isBusy} onClick={() => void end()}>
      {words.logOutEverywhere}
    </Button>
  );
}
