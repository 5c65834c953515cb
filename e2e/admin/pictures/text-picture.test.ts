import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findBarriers, findCutOff } from '../../support/barriers.ts';
import { newVisitor, phone } from '../../support/browser.ts';
import { findShop } from '../../support/find-shop.ts';
import { openJourneyBrowser } from '../../support/journey.ts';
import { makeStaff, openAdmin, saveForm } from '../../support/staff.ts';

const shop = findShop();
const { url } = shop;

const browser = await openJourneyBrowser();

/** Returns the picture of the story on the About page as a phone draws it. */
async function readStory() {
  const visitor = await newVisitor(browser, phone);
  const page = await visitor.newPage();
  await page.goto(`${url}/about`);
  const picture = page.getByRole('img', { name: 'A weaver at her loom' });
  await picture.scrollIntoViewIfNeeded();
  const drawn = await picture.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('no image');
    const reserved = element.getBoundingClientRect().height;
    await element.decode();
    const { width, height } = element.getBoundingClientRect();
    return { file: new URL(element.currentSrc).pathname, width, height, moved: height - reserved };
  });
  const barriers = await findBarriers(page);
  await visitor.close();
  return { ...drawn, barriers };
}

test('on a phone a writer adds a photo to the shop’s story, and customers see it', async () => {
  const as = await makeStaff(shop, 'story@example.in', 'writer');
  const page = await openAdmin(browser, { url, size: phone }, { path: '/words/pages/about', as });
  const story = page.getByLabel('Your story', { exact: true });
  await story.fill('We weave in Bhuj.\n\nThree families work here.');
  await story.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  await page.getByRole('button', { name: 'Add a picture to your story' }).tap();
  const create = { width: 1800, height: 1200, channels: 3 as const, background: '#9c3b2e' };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  await dialog
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'loom.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.locator('img').waitFor();
  await dialog.getByRole('button', { name: 'Put it into the text' }).tap();
  await dialog.getByText('Say what the picture shows.').waitFor();
  await dialog.getByLabel('What the picture shows').fill('A weaver at her loom');
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Put it into the text' }).tap();
  await page.getByRole('region', { name: 'Preview of your story' }).getByRole('img').waitFor();
  expect(await story.inputValue()).toMatch(
    /^We weave in Bhuj\.\n\n!\[A weaver at her loom\]\(\/media\/[0-9a-f]{32}\/1800x1200\)\n\nThree families work here\.$/,
  );
  expect(await findBarriers(page)).toEqual([]);
  expect(await findCutOff(page, 320)).toEqual([]);
  await page.setViewportSize(phone);
  await saveForm(page);
  expect(await readStory()).toEqual({
    file: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/480\.avif$/),
    width: 328,
    height: expect.closeTo(218.7, 0),
    moved: 0,
    barriers: [],
  });
  await page.context().close();
});
