import { useEffect, useEffectEvent, useRef } from 'react';
import type { TrackedAction } from '#domain/analytics/visit.ts';
import { type Facts, track } from './track.ts';

/** Tracks an action when a page shows its subject: once for each `subject`, and never for an empty one. */
export function useTrack(action: TrackedAction, subject: string, facts: Facts): void {
  const tell = useEffectEvent(() => track(action, facts));
  useEffect(() => {
    if (subject) tell();
  }, [subject]);
}

const restMs = 1_500;

/**
 * Tracks an action on text that is still being typed: after a pause in typing, or when the visitor leaves the page earlier. Intermediate
 * text is not tracked, however long the answer to what was typed after it takes.
 */
export function useTrackAtRest(
  action: TrackedAction,
  subject: string,
  { isGivingWay, ...facts }: Facts & { isGivingWay: boolean },
): void {
  const untold = useRef('');
  const tell = useEffectEvent(() => {
    if (untold.current) track(action, facts);
    untold.current = '';
  });
  useEffect(() => {
    untold.current = subject;
  }, [subject]);
  useEffect(() => {
    if (isGivingWay) return;
    const timer = setTimeout(() => tell(), restMs);
    return () => clearTimeout(timer);
  }, [subject, isGivingWay]);
  useEffect(() => {
    const leave = () => tell();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
