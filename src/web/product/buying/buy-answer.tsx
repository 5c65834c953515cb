import { useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import type { Tell } from '#ui/overlay/toasts.ts';

const SHOWN_MS = 10_000;

export type BuyAnswer = { text: string; isProblem: boolean; action?: { label: string; onPress: () => void } };

/** Keeps the result message of a product's buttons for ten seconds. */
export function useBuyAnswer(): [BuyAnswer | undefined, Tell] {
  const [said, setSaid] = useState<BuyAnswer>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const tell: Tell = (text, { tone, action } = {}) =>
    setSaid({ text, isProblem: tone === 'error', ...(action && { action }) });
  return [said, tell];
}

/** Shows the result message of the buttons, with a link to the cart. */
export function BuyAnswerWords({ said: { text, isProblem, action } }: { said: BuyAnswer }) {
  return (
    <span className={classes('font-medium', isProblem ? 'text-alert' : 'text-leaf')}>
      {text}{' '}
      {action && (
        <button type="button" className="link" onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </span>
  );
}
