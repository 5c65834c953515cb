import { useState } from 'react';
import { PROMOTION_CODE_PATTERN } from '#domain/pricing/promotion-code.ts';
import { readStorage, writeStorage } from './stored-state.ts';

const PROMO_STORAGE = 'promo_code';

/** Holds the promo code of the cart. It is stored in this browser, for guests too, from the cart through the login to the order. */
export function useStoredPromo(): [string | undefined, (code: string | undefined) => void] {
  const [code, setCode] = useState(readPromo);
  return [
    code,
    (next) => {
      storePromo(next);
      setCode(next);
    },
  ];
}

/** Removes the code after the order is placed, so that the next cart starts without one. */
export function forgetPromo(): void {
  storePromo(undefined);
}

function readPromo(): string | undefined {
  const stored = readStorage(PROMO_STORAGE) ?? '';
  return PROMOTION_CODE_PATTERN.test(stored) ? stored : undefined;
}

function storePromo(code: string | undefined): void {
  writeStorage(PROMO_STORAGE, code ?? null);
}
