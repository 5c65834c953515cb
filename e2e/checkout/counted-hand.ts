import type { Page } from 'playwright-core';
import { type Hand, makePointer } from '../support/hand.ts';

export type CountedHand = Hand & {
  /** Returns what the thumb has done so far: a tap into each field before it is typed in is among the taps. */
  count: () => { taps: number; fields: number };
};

/** Makes a thumb on a phone whose taps and typed fields are counted. */
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
