import type { Page } from 'playwright-core';

/**
 * Returns the pressable elements of the current page that are narrower or lower than 44 pixels, and pairs of them that overlap. A link
 * within a sentence has the height of its line. https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(smallTargets);
}

/** Runs in the page. */
function smallTargets(): string[] {
  const least = 44;
  // The link that skips to the screen is shown only to keyboard users.
  const pressable =
    'a[href]:not([href="#main"]), button, input:not([type=hidden]), select, textarea, summary, [role=button]';
  const shown = [...document.querySelectorAll<HTMLElement>(pressable)].filter(isShown);
  const targets = shown.map((element) => ({ element, box: boxOf(element) }));
  const small = targets
    .filter(({ element, box }) => (box.width < least || box.height < least) && !isWithinSentence(element))
    .map(({ element, box }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${describe(element)}`);
  const still = targets.filter(({ element }) => !isWithinSentence(element) && !floats(element));
  const over = still.flatMap((one, index) =>
    still
      .slice(index + 1)
      .filter((other) => isApart(one.element, other.element) && overlap(one.box, other.box))
      .map((other) => `${describe(one.element)} lies over ${describe(other.element)}`),
  );
  return [...small, ...over];

  function isShown(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isForEyes = width > 1 && height > 1;
    return isForEyes && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** Returns the box of an element, together with its label if the label is pressed instead. */
  function boxOf(element: HTMLElement): DOMRect {
    const own = element.getBoundingClientRect();
    const isTicked = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
    const label = isTicked ? element.labels?.[0]?.getBoundingClientRect() : undefined;
    if (!label) return own;
    const [left, top] = [Math.min(own.left, label.left), Math.min(own.top, label.top)];
    return new DOMRect(
      left,
      top,
      Math.max(own.right, label.right) - left,
      Math.max(own.bottom, label.bottom) - top,
    );
  }

  function isWithinSentence(element: HTMLElement): boolean {
    const around = element.parentElement!;
    const isInline = getComputedStyle(element).display === 'inline';
    return isInline && around.innerText.trim().length > element.innerText.trim().length;
  }

  function floats(element: HTMLElement): boolean {
    for (let each: HTMLElement | null = element; each; each = each.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
    return false;
  }

  function isApart(one: HTMLElement, other: HTMLElement): boolean {
    return !one.contains(other) && !other.contains(one) && one.closest('label') !== other;
  }

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 1;
  }

  function describe(element: HTMLElement): string {
    return element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 160);
  }
}
