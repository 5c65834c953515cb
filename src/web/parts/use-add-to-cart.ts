import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { addToCart } from '#web/store/cart-store.ts';
import { notify } from '#web/ui/notices.ts';
import { type Goods, toCartLine } from './cart-line.ts';

/** Puts goods into the cart, says so and offers to open it. What does not fit is said instead. */
export function useAddToCart(): (goods: Goods, quantity?: number) => void {
  const navigate = useNavigate();
  return (goods, quantity = 1) => {
    const action = { label: 'View cart', onPress: () => void navigate(paths.cart()) };
    const [problem] = addToCart(toCartLine(goods, quantity, new Date()));
    if (problem) notify(problem.words, { tone: 'info', action });
    else notify(quantity === 1 ? 'Added to cart!' : `Added ${quantity} item(s) to cart!`, { action });
  };
}
