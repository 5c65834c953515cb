import { useEffect, useState } from 'react';
import type { Answer } from '#contract/endpoints.ts';
import { useOffered } from '#web/shell/use-offered.ts';
import { useAnswer } from '#web/state/use-answer.ts';
import { useSession } from '#web/state/session-store.ts';

export type Account = {
  addresses: Answer<'GET /profile/addresses'>['addresses'] | undefined;
  /** Whether the addresses could not be loaded. */
  isWithoutAddresses: boolean;
  consents: Answer<'GET /profile/consents'>['consents'] | undefined;
};

const waitMs = 3_000;

/**
 * Reads the parts of the account that have a place in the form; if they came later, they would push the form down. Returns undefined while
 * the form should wait for them and for the customer, which is not long.
 */
export function useAccount(mayShow: boolean): Account | undefined {
  const user = useSession((session) => session.user);
  const { whatsapp } = useOffered();
  const addresses = useAnswer(mayShow ? 'GET /profile/addresses' : undefined);
  const consents = useAnswer(mayShow && whatsapp ? 'GET /profile/consents' : undefined);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  const isWaiting = user === null || addresses.isLoading || consents.isLoading;
  if (!mayShow || (isWaiting && !isLate)) return undefined;
  return {
    addresses: addresses.answer?.addresses,
    isWithoutAddresses: addresses.error !== undefined,
    consents: consents.answer?.consents,
  };
}
