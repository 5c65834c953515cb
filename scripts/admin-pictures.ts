import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { callApi } from '../e2e/support/api-buyer.ts';
import { desk, openBrowser, phone } from '../e2e/support/browser.ts';
import { placeToConfirm } from '../e2e/support/orders-to-confirm.ts';
import { placeToPack } from '../e2e/support/packing.ts';
import { makeStaff, openAdmin } from '../e2e/support/staff.ts';
import { removeDataDir, startProgram } from '../test/program.ts';

// Takes the pictures of docs/admin.md from the built program and the demo: npm run build && npm run admin-pictures

type Picture = { name: string; size: typeof phone; path: string; wait: string };

const folder = resolve(import.meta.dirname, '../docs/admin');
const program = await startProgram();
const browser = await openBrowser();
try {
  const owner = await makeStaff(program, 'kavita@example.in', 'owner', 'Kavita');
  const { token } = await callApi('POST /admin/login', { url: program.url, body: owner });
  const api = { url: program.url, token };
  const [call] = await placeToConfirm(api, 'Meera Joshi', 3);
  const [pack] = await placeToPack(api, 2);
  const pictures: Picture[] = [
    { name: 'today', size: phone, path: '/', wait: 'Orders to confirm' },
    { name: 'order', size: phone, path: `/orders/${call}`, wait: 'Timeline' },
    { name: 'pack', size: phone, path: `/pack/${pack!.order_number}`, wait: 'Scanner ready' },
    { name: 'orders', size: desk, path: '/orders', wait: call! },
    { name: 'ready', size: desk, path: '/ready', wait: 'Two-step sign-in' },
    { name: 'cod', size: desk, path: '/money/cod', wait: 'Courier remittance' },
  ];
  await mkdir(folder, { recursive: true });
  for (const { name, size, path, wait } of pictures) {
    const page = await openAdmin(browser, { url: program.url, size }, { path, as: owner });
    await page.getByText(wait).locator('visible=true').first().waitFor();
    await writeFile(resolve(folder, `${name}.webp`), await photograph(page));
    await page.context().close();
  }
} finally {
  await browser.close();
  await program.stop();
  await removeDataDir(program.dataDir);
}

/** Returns the current screen as a small WebP. */
async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot())
    .webp({ quality: 70 })
    .toBuffer();
}
