import { useEffect, useEffectEvent } from 'react';
import type { TrackedAction } from '#domain/visit-json.ts';
import { type Facts, track } from './track.ts';

/** Notes an action when a page shows what it is about: once for each `subject`, and never without one. */
export function useTrack(action: TrackedAction, subject: string, facts: Facts): void {
  const tell = useEffectEvent(() => track(action, facts));
  useEffect(() => {
    if (subject) tell();
  }, [subject]);
}
