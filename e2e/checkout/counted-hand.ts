import type { Page } from 'playwright-core';
import { type Hand, makePointer } from '../support/hand.ts';

export type CountedHand = Hand & {
  /** Returns the actions so far; the taps include one into each field before typing. */
  count: () => { taps: number; fields: number };
};

/** Makes a thumb on a phone that counts its taps and typed fields. */
export function makeCountedHand(page: Page): CountedHand {
  const thumb = makePointer(page);
  const done = { taps: 0, fields: 0 };
  return {
    press(target) {
      done.taps += 1;
      return thumb.press(target);
    },
    focus(target) {
      done.taps += 1;
      return thumb.focus(target);
    },
    type(target, text) {
      done.taps += 1;
      done.fields += 1;
      return thumb.type(target, text);
    },
    choose(target) {
      done.taps += 1;
      return thumb.choose(target);
    },
    count: () => ({ ...done }),
  };
}
