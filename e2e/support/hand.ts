import type { Locator, Page } from 'playwright-core';

/** How a shopper points, presses and types. */
export type Hand = {
  press: (target: Locator) => Promise<void>;
  /** Moves the focus to the target. */
  focus: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  /** Chooses one of several radio buttons, or ticks a checkbox. */
  choose: (target: Locator) => Promise<void>;
};

/** The maximum number of tab stops between the focus and its target on the longest page. */
const mostStops = 250;

export function makePointer(page: Page): Hand {
  const hasTouch = (page.viewportSize()?.width ?? 0) < 800;
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  return {
    press,
    focus: press,
    type: (target, text) => target.fill(text),
    // A shopper sees the label of a radio button; the button itself is hidden below.
    choose: (target) => target.check(),
  };
}

/** Uses the keyboard alone: Tab until the target has the focus, then Enter, Space, arrows and letters. */
export function makeKeyboard(page: Page): Hand {
  return {
    async press(target) {
      await reach(page, target);
      await page.keyboard.press('Enter');
    },
    focus: (target) => reach(page, target),
    async type(target, text) {
      await reach(page, target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async choose(target) {
      if (await target.isChecked()) return;
      if ((await target.getAttribute('type')) === 'radio') await choosePerArrows(page, target);
      else {
        await reach(page, target);
        await page.keyboard.press('Space');
      }
    },
  };
}

async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // Finding an element by its role and name takes longer than pressing a key: it is found again only when it has been reached or has
  // disappeared.
  let element = await target.elementHandle();
  for (let stop = 0; stop < mostStops; stop += 1) {
    let way = await element!.evaluate(whereIs);
    if (way === 'here' || way === 'gone') {
      element = await target.elementHandle();
      way = await element!.evaluate(whereIs);
    }
    if (way === 'here') return;
    await page.keyboard.press(way === 'before' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/** Chooses a radio button: Tab reaches one of a group, the nearest if none is chosen; the arrows move on from there, cyclically. */
async function choosePerArrows(page: Page, target: Locator): Promise<void> {
  const group = page.locator(`input[type=radio][name="${await target.getAttribute('name')}"]`);
  const chosen = group.and(page.locator(':checked'));
  if ((await chosen.count()) > 0) await reach(page, chosen);
  else {
    await reach(page, group.first());
    await page.keyboard.press('Space');
  }
  for (let step = 0; step < 10 && !(await target.isChecked()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
}

/** Runs in the page: returns whether the focus is on the element, or on which side of the focus the element is. */
function whereIs(element: Element): 'here' | 'before' | 'after' | 'gone' {
  if (!element.isConnected) return 'gone';
  const focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
  if (!focused || focused === document.body) return 'after';
  const areOneGroup = [focused, element].every(
    (each) =>
      each instanceof HTMLInputElement &&
      each.type === 'radio' &&
      each.name === (element as HTMLInputElement).name,
  );
  if (focused === element || areOneGroup) return 'here';
  return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}
