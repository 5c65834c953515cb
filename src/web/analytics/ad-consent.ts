import { create } from 'zustand';
import { callApi } from '#web/api-client.ts';
import { useSession } from '#web/store/session-store.ts';
import { readStorage, writeStorage } from '#web/store/stored-state.ts';
import { wantsPeace } from './do-not-track.ts';

/** What the bar says; who agreed to other words is asked anew. */
const TEXT = 1;
const KEY = 'ad_consent';

export type AdChoice = 'granted' | 'refused';

/** What this visitor said about the advertiser's pixel; undefined until they said something. */
export const useAdChoice = create<{ choice: AdChoice | undefined }>()(() => ({ choice: readChoice() }));

/** Keeps what was chosen, when, and about which words. */
export function chooseAds(choice: AdChoice): void {
  const browserId = readKept().browser_id;
  const kept = { choice, at: new Date().toISOString(), text: TEXT };
  writeStorage(KEY, JSON.stringify({ ...kept, browser_id: browserId }));
  useAdChoice.setState({ choice });
  void tellShop(choice, browserId).then(
    (id) => id && writeStorage(KEY, JSON.stringify({ ...kept, browser_id: id })),
  );
}

/** The shop writes down what was said, so that it can show it; that it does not hear changes nothing of what holds here. */
async function tellShop(choice: AdChoice, browserId: string | undefined): Promise<string | undefined> {
  const body = { purpose: 'ads' as const, given: choice === 'granted', browser_id: browserId };
  const answer = await callApi('POST /consents', { body }).catch(() => undefined);
  return answer?.browser_id;
}

type Kept = { choice?: unknown; text?: unknown; browser_id?: string };

function readKept(): Kept {
  try {
    return JSON.parse(readStorage(KEY) ?? '{}') as Kept;
  } catch {
    // Unreadable is unsaid.
    return {};
  }
}

/** A browser that asks not to be followed has refused for its user, who may still decide otherwise. */
function readChoice(): AdChoice | undefined {
  const { choice, text } = readKept();
  if (text === TEXT && (choice === 'granted' || choice === 'refused')) return choice;
  return wantsPeace() ? 'refused' : undefined;
}

// A consent is the person's, not the browser's: the next one is asked anew.
useSession.subscribe((session, before) => {
  if (before.token !== null && session.token === null)
    useAdChoice.setState({ choice: wantsPeace() ? 'refused' : undefined });
});
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === KEY) useAdChoice.setState({ choice: readChoice() });
});
