import { create } from 'zustand';
import {
  addLine,
  CART_STORAGE,
  type CartChange,
  type CartLine,
  countItems,
  type LineKey,
  removeLine,
  type Removed,
  restoreLines,
  setQuantity,
} from '#domain/cart/cart.ts';
import { keepInStorage } from './stored-state.ts';

type CartState = {
  lines: CartLine[];
  /** False on the server and in the first render of the browser, when nobody knows what was stored. */
  isLoaded: boolean;
  syncing: boolean;
  lastSyncedAt: string | null;
};

export const useCart = create<CartState>()(() => ({
  lines: [],
  isLoaded: false,
  syncing: false,
  lastSyncedAt: null,
}));

/** Resolves once the stored cart is there. */
export const cartLoaded = keepInStorage(useCart, {
  key: CART_STORAGE,
  parse: async (stored) => (await import('#domain/cart/stored-cart.ts')).parseStoredCart(stored),
  read: (state) => state.lines,
  write: (lines = [], state) => ({
    lines: state.isLoaded ? lines : addAll(lines, state.lines),
    isLoaded: true,
  }),
});

// Something may have been put into the cart while the stored one was on its way.
function addAll(lines: CartLine[], early: readonly CartLine[]): CartLine[] {
  return early.reduce((all, line) => addLine(all, line).lines, lines);
}

/** Pieces in the cart; 0 until it is loaded. */
export function useCartCount(): number {
  return useCart((state) => countItems(state.lines));
}

/** Adds a line or its quantity to one that is there; answers what could not be done, in words. */
export function addToCart(line: CartLine): CartChange[] {
  const { lines, changes } = addLine(useCart.getState().lines, line);
  useCart.setState({ lines });
  return changes;
}

/** Answers what was taken out, for undoing with `restoreToCart`. */
export function removeFromCart(key: LineKey): Removed[] {
  const { lines, removed } = removeLine(useCart.getState().lines, key);
  useCart.setState({ lines });
  return removed;
}

export function restoreToCart(removed: readonly Removed[]): CartChange[] {
  const { lines, changes } = restoreLines(useCart.getState().lines, removed);
  useCart.setState({ lines });
  return changes;
}

export function changeQuantity(key: LineKey, quantity: number): void {
  useCart.setState(({ lines }) => ({ lines: setQuantity(lines, key, quantity) }));
}

export function replaceCart(lines: CartLine[]): void {
  useCart.setState({ lines });
}

export function clearCart(): void {
  replaceCart([]);
}
