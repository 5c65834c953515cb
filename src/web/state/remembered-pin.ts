import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import { readStorage, writeStorage } from './stored-state.ts';

const PIN_STORAGE = 'pin';

/** Returns the PIN code of the last delivery check. */
export function readPin(): string | undefined {
  const stored = readStorage(PIN_STORAGE) ?? '';
  return PIN_PATTERN.test(stored) ? stored : undefined;
}

export function rememberPin(pin: string): void {
  writeStorage(PIN_STORAGE, pin);
}
