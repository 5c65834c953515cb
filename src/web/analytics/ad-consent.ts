import { create } from 'zustand';
import { readStorage, writeStorage } from '#web/store/stored-state.ts';
import { wantsPeace } from './wants-peace.ts';

/** What the bar says; who agreed to other words is asked anew. */
const TEXT = 1;
const KEY = 'ad_consent';

export type AdChoice = 'granted' | 'refused';

/** What this visitor said about the advertiser's pixel; undefined until they said something. */
export const useAdChoice = create<{ choice: AdChoice | undefined }>()(() => ({ choice: readChoice() }));

/** Keeps what was chosen, when, and about which words. */
export function chooseAds(choice: AdChoice): void {
  writeStorage(KEY, JSON.stringify({ choice, at: new Date().toISOString(), text: TEXT }));
  useAdChoice.setState({ choice });
}

/** A browser that asks not to be followed has refused for its user, who may still decide otherwise. */
function readChoice(): AdChoice | undefined {
  try {
    const { choice, text } = JSON.parse(readStorage(KEY) ?? '{}') as { choice?: unknown; text?: unknown };
    if (text === TEXT && (choice === 'granted' || choice === 'refused')) return choice;
  } catch {
    // Unreadable is unsaid.
  }
  return wantsPeace() ? 'refused' : undefined;
}

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === KEY) useAdChoice.setState({ choice: readChoice() });
});
