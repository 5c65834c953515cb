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
import { syncWithStorage } from './stored-state.ts';

type CartState = {
  lines: CartLine[];
  /** False on the server and in the first render of the browser, before the stored cart is read. */
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

/** Resolves when the stored cart is loaded. */
export const cartLoaded = syncWithStorage(useCart, {
  key: CART_STORAGE,
  parse: async (stored) => (await import('#domain/cart/stored-cart.ts')).parseStoredCart(stored),
  read: (state) => state.lines,
  write: (lines = [], state) => ({
    lines: state.isLoaded ? lines : addAll(lines, state.lines),
    isLoaded: true,
  }),
});

// The shopper may have added something while the stored cart was loading.
function addAll(lines: CartLine[], early: readonly CartLine[]): CartLine[] {
  return early.reduce((all, line) => addLine(all, line).lines, lines);
}

/** Returns the number of pieces in the cart; 0 until it is loaded. */
export function useCartCount(): number {
  return useCart((state) => countItems(state.lines));
}

/** Adds a line, or its quantity to an existing one; returns what could not be done, as messages. */
export function addToCart(line: CartLine): CartChange[] {
  const { lines, changes } = addLine(useCart.getState().lines, line);
  useCart.setState({ lines });
  return changes;
}

/** Returns the removed lines, for undoing with `restoreToCart`. */
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
