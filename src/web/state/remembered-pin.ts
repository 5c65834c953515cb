import { readStorage, writeStorage } from './stored-state.ts';

const PIN_STORAGE = 'pin';

/** Returns the PIN code of the last delivery check. */
export function readPin(): string | undefined {
  const stored = readStorage(PIN_STORAGE) ?? '';
  return /^[1-9]\d{5}$/.test(stored) ? stored : undefined;
}

export function rememberPin(pin: string): void {
  writeStorage(PIN_STORAGE, pin);
}
