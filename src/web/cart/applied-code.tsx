import type { Ref } from 'react';
import { Tag } from 'lucide-react';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { classes } from '#ui/classes.ts';
import { Button } from '#ui/form/button.tsx';
import * as words from './words.ts';

type AppliedCodeProps = {
  code: string;
  /** The quote's result for the code; undefined until it arrives. */
  promotion: QuoteCartAnswer['promotion'] | undefined;
  removeRef: Ref<HTMLButtonElement>;
  onRemove: () => void;
};

/** Shows the code that is applied to the cart, the reason if it reduces nothing, and a button that removes it. */
export function AppliedCode({ code, promotion, removeRef, onRemove }: AppliedCodeProps) {
  const refusal = promotion && !promotion.applied ? findReason(promotion) : undefined;
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-2 rounded-sm px-3 py-1',
        refusal ? 'bg-alert-wash text-alert' : 'bg-leaf-wash text-leaf',
      )}
    >
      <span className="flex items-center gap-2">
        <Tag aria-hidden="true" size={18} /> {code}
        {promotion?.collection && <span className="text-sm">{words.onCollection(promotion.collection)}</span>}
      </span>
      <Button ref={removeRef} variant="quiet" onClick={onRemove}>
        {words.removePromo}
      </Button>
      {refusal && (
        <p role="alert" className="w-full pb-2 text-sm">
          {refusal}
        </p>
      )}
    </div>
  );
}

/** Returns why a code reduces nothing. A code that was right when it was applied is not suspected of a spelling mistake. */
function findReason({ reason, error, detail }: NonNullable<QuoteCartAnswer['promotion']>) {
  return reason === 'unknown' ? error : (detail ?? error);
}
