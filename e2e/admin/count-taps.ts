import type { Locator } from 'playwright-core';

/** Counts the actions of a thumb: a tap, the tap into a field before typing, and the two taps of a choice. */
export function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    type: async (field: Locator, text: string) => {
      taps += 1;
      await field.fill(text);
    },
    /** Types and presses the key at the corner of the keyboard. */
    enter: async (field: Locator, text: string) => {
      taps += 2;
      await field.fill(text);
      await field.press('Enter');
    },
    /** Opens the phone's picker, taps each photo there, and closes it. */
    pick: async (input: Locator, files: string[]) => {
      taps += 2 + files.length;
      await input.setInputFiles(files);
    },
    choose: async (select: Locator, label: string) => {
      taps += 2;
      await select.selectOption({ label });
    },
    count: () => taps,
  };
}
