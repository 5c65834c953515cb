import type { BrowserContext } from 'playwright-core';
/** The factor by which time in a browser runs faster while it waits for the shop. */
const haste = 20;
const timeoutMs = 8_000;

/** Shortens the page's timeout while the shop fails; once it is back, it may take its usual time. */
export async function hurry(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([times, timeout]) => {
      const isHurried = () => sessionStorage.getItem('hurried') === 'yes';
      const after = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => after(isHurried() ? ms / times! : ms);
      const later = window.setTimeout.bind(window);
      const hurried = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
        later(work, ms === timeout && isHurried() ? ms / times! : ms, ...rest);
      window.setTimeout = hurried as typeof window.setTimeout;
    },
    [haste, timeoutMs],
  );
}
