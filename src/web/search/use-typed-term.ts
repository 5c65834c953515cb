import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { SUGGEST_FROM_LETTERS } from '#domain/search/search.ts';
import { paths } from '#web/paths.ts';

const QUIET_MS = 300;

/** What somebody types, apart from what is searched for: that follows a short pause, the button or a chip. */
export function useTypedTerm(applied: string) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(applied);
  const [before, setBefore] = useState(applied);
  const [settled, setSettled] = useState<string>();
  const term = typed.trim();
  if (before !== applied) {
    setBefore(applied);
    // A chip or Back changed it; an answer to what is being typed must not take away the rest.
    if (!typed.startsWith(applied) || applied === '') setTyped(applied);
  }
  useEffect(() => {
    if (term === applied || term === settled || term.length < SUGGEST_FROM_LETTERS) return;
    const timer = setTimeout(() => void navigate(paths.search(term), { replace: true }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [term, applied, settled, navigate]);
  return {
    typed,
    term,
    setTyped(next: string) {
      setSettled(undefined);
      setTyped(next);
    },
    /** Where to go has been said: what is still waiting to be searched for does not get in the way. */
    settle: setSettled,
  };
}
