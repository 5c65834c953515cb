import { useState } from 'react';
import type { SwitchedConsent } from '#domain/customer/consent.ts';
import type { ConsentsAnswer } from '#contract/customer/consent.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { formatMoment } from '#web/shell/format-date.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountFailure } from './account-page.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useAnswer } from '#web/state/use-answer.ts';
import * as words from './words.ts';

type Consent = ConsentsAnswer['consents'][number];
type Switchable = Consent & { purpose: SwitchedConsent };

function isSwitchable(consent: Consent): consent is Switchable {
  return consent.switchable;
}

/** Lists the customer's consents: each is withdrawn as easily as it was given, and its history is shown. */
export function ConsentSettings() {
  const { answer, error, again } = useAnswer('GET /profile/consents');
  const switched = answer?.consents.filter(isSwitchable) ?? [];
  return (
    <SettingsSection title={words.consentsTitle} lead={words.consentsLead}>
      {error ? (
        <AccountFailure message={error.message} again={() => void again()} />
      ) : answer ? (
        <>
          <ul className="border-t border-line">
            {switched.map((consent) => (
              <ConsentSwitch key={consent.purpose} consent={consent} onChanged={again} />
            ))}
          </ul>
          {answer.log.length > 0 && <ConsentLog answer={answer} />}
        </>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </SettingsSection>
  );
}

function ConsentSwitch({ consent, onChanged }: { consent: Switchable; onChanged: () => Promise<void> }) {
  const { purpose, title, text, given, hint } = consent;
  const [wanted, setWanted] = useState<boolean>();
  const change = async (next: boolean) => {
    if (wanted !== undefined) return;
    setWanted(next);
    try {
      await callApi('PUT /profile/consents/{purpose}', { params: { purpose }, body: { given: next } });
      notify(next ? words.switchedOn(title) : words.switchedOff(title));
    } catch (error) {
      notify(toApiError(error).message, { tone: 'error' });
    }
    await onChanged();
    setWanted(undefined);
  };
  return (
    <li className="border-b border-line pt-2 pb-4">
      <Checkbox
        label={<span className="font-medium">{title}</span>}
        hint={[text, given ? '' : hint].filter(Boolean).join(' ')}
        checked={wanted ?? given}
        // It is not disabled while it is being saved, because it would lose the focus.
        disabled={!given && hint !== ''}
        onChange={(event) => void change(event.target.checked)}
      />
    </li>
  );
}

function ConsentLog({ answer: { log, consents } }: { answer: ConsentsAnswer }) {
  const titleOf = (purpose: string) => consents.find((each) => each.purpose === purpose)?.title ?? purpose;
  return (
    <Disclosure title={words.consentHistory} aside={log.length} className="border-b-0">
      <ul className="flex flex-col gap-1 text-sm text-quiet">
        {log.map(({ purpose, given, version, channel, at }) => (
          <li key={`${purpose}${at}${given}`}>
            {[
              formatMoment(at),
              titleOf(purpose),
              given ? words.agreed : words.withdrawn,
              words.consentPlaces[channel],
              words.consentVersion(version),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
