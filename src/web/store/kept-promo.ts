import { useState } from 'react';
import { readStorage, writeStorage } from './stored-state.ts';

const PROMO_STORAGE = 'promo_code';

/** The promo code of the cart: a guest's too is kept in this browser, from the cart through the login to the order. */
export function useKeptPromo(): [string | undefined, (code: string | undefined) => void] {
  const [code, setCode] = useState(readPromo);
  return [
    code,
    (next) => {
      keepPromo(next);
      setCode(next);
    },
  ];
}

/** The order is placed: the next cart begins without one. */
export function forgetPromo(): void {
  keepPromo(undefined);
}

function readPromo(): string | undefined {
  const stored = readStorage(PROMO_STORAGE) ?? '';
  return /^[A-Z0-9]{3,20}$/.test(stored) ? stored : undefined;
}

function keepPromo(code: string | undefined): void {
  writeStorage(PROMO_STORAGE, code ?? null);
}
