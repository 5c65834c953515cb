import { type RefObject, useEffect, useState } from 'react';
import { toVariantLabel } from '#domain/catalogue/variant-choice.ts';
import { PriceTag } from '#web/product-card/price-tag.tsx';
import { classes } from '#ui/classes.ts';
import { Button } from '#ui/form/button.tsx';
import { type BuyAnswer, BuyAnswerWords } from './buy-answer.tsx';
import { type BuyProps, useBuy } from './buy-buttons.tsx';
import * as words from '../words.ts';

type BuyBarProps = BuyProps & { watched: RefObject<HTMLElement | null>; said: BuyAnswer | undefined };

/**
 * On a phone, shows the product with its price and the buy button in a bar once the button in the page has left the view. The style sheet
 * always reserves its space.
 */
export function BuyBar({ watched, said, ...props }: BuyBarProps) {
  const isAway = useIsAway(watched);
  const buy = useBuy(props);
  const { prices, isFrom, action, variant } = props.purchase;
  if (!isAway) return <span hidden className="buy-bar" />;
  return (
    <div className="buy-bar no-print fixed inset-x-0 bottom-(--foot,0px) z-30 flex animate-rise flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-card px-4 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] shadow-lift lg:hidden">
      <div className="min-w-0 flex-1 basis-36">
        <p className={classes('text-sm text-quiet', !said && 'truncate')}>
          {said ? (
            <BuyAnswerWords said={said} />
          ) : (
            (variant && toVariantLabel(variant)) || props.cartProduct.name
          )}
        </p>
        <PriceTag {...prices} isFrom={isFrom} />
      </div>
      <Button className="ml-auto" onClick={() => buy()}>
        {action === 'request' ? words.request : words.addToCart}
      </Button>
    </div>
  );
}

function useIsAway(watched: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setAway(!entry.isIntersecting));
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return isAway;
}
