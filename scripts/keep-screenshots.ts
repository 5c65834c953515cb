import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { openBrowser } from '../e2e/support/browser.ts';
import { screens, takeScreenshot } from '../e2e/program/take-screenshot.ts';
import { removeDataDir, startProgram } from '../test/program.ts';

// Keeps the screenshots that e2e/program/screenshots.test.ts compares against: npm run build && npm run screenshots

const folder = resolve(import.meta.dirname, '../e2e/screenshots');
const program = await startProgram();
const browser = await openBrowser();
try {
  await mkdir(folder, { recursive: true });
  for (const { name, path, size } of screens) {
    const screenshot = await takeScreenshot(browser, { url: program.url, path, size });
    await writeFile(
      resolve(folder, `${name}.webp`),
      await sharp(screenshot).webp({ quality: 75 }).toBuffer(),
    );
  }
} finally {
  await browser.close();
  await program.stop();
  await removeDataDir(program.dataDir);
}
