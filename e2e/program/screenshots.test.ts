import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Program, removeDataDir, startProgram } from '../../test/program.ts';
import { openBrowser } from '../support/browser.ts';
import { compareScreenshots, screens, takeScreenshot } from './take-screenshot.ts';

// Compares twelve kinds of page with the kept screenshots. After an intended change: npm run screenshots, and look at the differences.

const kept = resolve(import.meta.dirname, '../screenshots');
let shop: Program;
let browser: Browser;
let seen: string;
beforeAll(async () => {
  shop = await startProgram();
  browser = await openBrowser();
  seen = await mkdtemp(join(tmpdir(), 'haat-screenshots-'));
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
  await removeDataDir(shop.dataDir);
});

test.each(screens)('$name matches its kept screenshot', async ({ name, path, size }) => {
  const screenshot = await takeScreenshot(browser, { url: shop.url, path, size });
  const changed = await compareScreenshots(screenshot, await readFile(join(kept, `${name}.webp`)));
  const file = join(seen, `${name}.png`);
  await writeFile(file, screenshot);
  expect(changed, `${file} differs from what is kept`).toBeLessThan(0.01);
});
