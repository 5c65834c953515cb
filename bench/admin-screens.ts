import type { Page } from 'playwright-core';
import { desk, openBrowser, phone } from '../e2e/support/browser.ts';
import { openAdmin } from '../e2e/support/staff.ts';
import { type Row, toRow } from './table.ts';

const opened = 40;

/** Measures in a browser how long it takes from pressing a row of the order list until its page is shown, and back. */
export async function measureScreens(url: string, as: { email: string; password: string }): Promise<Row[]> {
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const [name, size] of [
      ['a desk', desk],
      ['a phone', phone],
    ] as const) {
      const page = await openAdmin(browser, { url, size }, { path: '/orders', as });
      const [there, back]: [number[], number[]] = [[], []];
      for (let index = 0; index < opened; index += 1) {
        await page.locator('[data-row-link]:visible').first().waitFor();
        there.push(await openRow(page, index));
        back.push(await goBack(page));
      }
      rows.push(toRow(`from the list to an order, on ${name}`, there), toRow(`back to it, on ${name}`, back));
      await page.context().close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Presses a row and returns the milliseconds until the page of the order is drawn. */
async function openRow(page: Page, index: number): Promise<number> {
  const link = page.locator('[data-row-link]:visible').nth(index);
  const number = /HT-[\w-]+/.exec(await link.innerText())![0];
  await page.evaluate((title) => {
    const isShown = () => document.querySelector('h1')?.textContent === title;
    const drawn = new Promise<number>((resolve) => {
      const look = (started: number) =>
        requestAnimationFrame((now) => (isShown() ? resolve(now - started) : look(started)));
      addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
    });
    Object.assign(globalThis, { drawn });
  }, number);
  await link.click();
  return page.evaluate(() => (globalThis as unknown as { drawn: Promise<number> }).drawn);
}

function goBack(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = () =>
          requestAnimationFrame((now) =>
            document.querySelector('[data-row]') ? resolve(now - started) : look(),
          );
        history.back();
        look();
      }),
  );
}
