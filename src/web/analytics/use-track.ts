import { useEffect, useEffectEvent, useRef } from 'react';
import type { TrackedAction } from '#domain/analytics/visit.ts';
import { type Facts, track } from './track.ts';

/** Notes an action when a page shows what it is about: once for each `subject`, and never without one. */
export function useTrack(action: TrackedAction, subject: string, facts: Facts): void {
  const tell = useEffectEvent(() => track(action, facts));
  useEffect(() => {
    if (subject) tell();
  }, [subject]);
}

const restMs = 1_500;

/**
 * Notes an action about something that is still being typed: once it has rested, or when its page is left before. What was only on the way
 * to it is not noted.
 */
export function useTrackAtRest(action: TrackedAction, subject: string, facts: Facts): void {
  const untold = useRef('');
  const tell = useEffectEvent(() => {
    if (untold.current) track(action, facts);
    untold.current = '';
  });
  useEffect(() => {
    untold.current = subject;
    const timer = setTimeout(() => tell(), restMs);
    return () => clearTimeout(timer);
  }, [subject]);
  useEffect(() => {
    const leave = () => tell();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
