import { create } from 'zustand';
import { isRecord } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { useSession } from '#web/state/session-store.ts';
import { readStorage, writeStorage } from '#web/state/stored-state.ts';
import { refusesTracking } from './track.ts';

/** The version of the bar's text: a visitor who agreed to another version is asked again. */
const TEXT = 2;
const KEY = 'ad_consent';

export type AdChoice = 'granted' | 'refused';

/** This visitor's choice about the advertiser's pixel; undefined until they choose. */
export const useAdChoice = create<{ choice: AdChoice | undefined }>()(() => ({ choice: readChoice() }));

/** Stores the choice with its time and the version of the text. */
export function chooseAds(choice: AdChoice): void {
  const { browser_id } = readStored();
  const browserId = typeof browser_id === 'string' ? browser_id : undefined;
  const stored = { choice, at: new Date().toISOString(), text: TEXT };
  writeStorage(KEY, JSON.stringify({ ...stored, browser_id: browserId }));
  useAdChoice.setState({ choice });
  void storeAdChoice(choice, browserId).then(
    (id) => id && writeStorage(KEY, JSON.stringify({ ...stored, browser_id: id })),
  );
}

/** Records the choice at the shop, as proof. A failed request does not change the choice in this browser. */
async function storeAdChoice(choice: AdChoice, browserId: string | undefined): Promise<string | undefined> {
  const body = { purpose: 'ads' as const, given: choice === 'granted', browser_id: browserId };
  const answer = await callApi('POST /consents', { body }).catch(() => undefined);
  return answer?.browser_id;
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStorage(KEY) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    // An unreadable choice counts as none.
    return {};
  }
}

/** A browser that sends a do-not-track signal has refused for its user, who may still agree. */
function readChoice(): AdChoice | undefined {
  const { choice, text } = readStored();
  if (text === TEXT && (choice === 'granted' || choice === 'refused')) return choice;
  return refusesTracking() ? 'refused' : undefined;
}

// The consent belongs to the person, not the browser: after a logout the next visitor is asked again.
useSession.subscribe((session, before) => {
  if (before.token !== null && session.token === null)
    useAdChoice.setState({ choice: refusesTracking() ? 'refused' : undefined });
});
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === KEY) useAdChoice.setState({ choice: readChoice() });
});
