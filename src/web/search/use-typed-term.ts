import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { SUGGEST_FROM_LETTERS } from '#domain/search/search.ts';
import { paths } from '#web/paths.ts';

const QUIET_MS = 300;

/**
 * Keeps the typed text separate from the search that it starts: a search starts with the button, with a chip or, on the search page, after
 * a short pause.
 */
export function useTypedTerm(applied: string, startsByItself: boolean) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(applied);
  const [before, setBefore] = useState(applied);
  const [settled, setSettled] = useState<string>();
  const term = typed.trim();
  const coming = useNavigation().location?.pathname;
  const isLeaving = coming !== undefined && coming !== paths.search();
  if (before !== applied) {
    setBefore(applied);
    // A chip or Back changed the search; results that arrive during typing must not remove the rest of the typed text.
    if (!typed.startsWith(applied) || applied === '') setTyped(applied);
  }
  useEffect(() => {
    if (!startsByItself) return;
    // On a slow phone React renders the navigation of a link only after a while. A search that starts before would replace it.
    function settleOnLink({ target, defaultPrevented }: MouseEvent): void {
      if (defaultPrevented && (target as Element).closest('a')) setSettled(term);
    }
    window.addEventListener('click', settleOnLink);
    return () => window.removeEventListener('click', settleOnLink);
  }, [term, startsByItself]);
  useEffect(() => {
    if (!startsByItself || isLeaving || term === applied || term === settled) return;
    if (term.length < SUGGEST_FROM_LETTERS) return;
    const timer = setTimeout(() => void navigate(paths.search(term), { replace: true }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [term, applied, settled, startsByItself, isLeaving, navigate]);
  return {
    typed,
    term,
    setTyped(next: string) {
      setSettled(undefined);
      setTyped(next);
    },
    /** The visitor has chosen where to go: a search that is still pending is not started. */
    settle: setSettled,
  };
}
