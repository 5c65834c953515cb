import { MOST_QUANTITY } from '#domain/cart/cart-limits.ts';
import type { CartProduct } from '#web/product-card/cart-line.ts';
import { useAddToCart } from '#web/product-card/use-add-to-cart.ts';
import { Button } from '#ui/form/button.tsx';
import type { Tell } from '#ui/overlay/toasts.ts';
import { NumberStepper } from '#ui/form/number-stepper.tsx';
import type { Purchase } from './purchase.ts';
import * as words from '../words.ts';

export type BuyProps = {
  cartProduct: CartProduct;
  purchase: Purchase;
  quantity: number;
  onRequest: () => void;
  /** Shows the result of a press next to the buttons, because a toast would cover the choice. */
  tell: Tell;
};

/** Asks for the quantity, and adds it to the cart, opens the checkout with it, or requests a sold-out product. */
export function BuyButtons({ onQuantity, ...props }: BuyProps & { onQuantity: (quantity: number) => void }) {
  const buy = useBuy(props);
  const { action, pieces } = props.purchase;
  return (
    <>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        {action === 'buy' && (
          <NumberStepper
            label={words.quantity}
            value={props.quantity}
            max={Math.min(MOST_QUANTITY, pieces ?? MOST_QUANTITY)}
            onValueChange={onQuantity}
          />
        )}
        <Button size="lg" className="flex-[1_1_10rem]" onClick={() => buy()}>
          {action === 'request' ? words.request : words.addToCart}
        </Button>
        {action !== 'request' && (
          <Button size="lg" variant="secondary" className="flex-[1_1_10rem]" onClick={() => buy(true)}>
            {words.buyNow}
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns the button's action: adds to the cart, opens a stock request, or shows which choice is missing. */
export function useBuy({
  cartProduct,
  purchase,
  quantity,
  onRequest,
  tell,
}: BuyProps): (isBuyNow?: boolean) => void {
  const addToCart = useAddToCart(tell);
  const { action, variant, problem, pieces: stock } = purchase;
  return (isBuyNow) => {
    if (action === 'request') onRequest();
    else if (action === 'choose') tell(problem ?? '', { tone: 'error' });
    else addToCart({ ...cartProduct, stock, ...(variant && { variant }) }, quantity, isBuyNow);
  };
}
