import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';
import { makeOwner, openAdmin } from '../support/staff.ts';

const shop = findShop();
const { url } = shop;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('on a phone a customer asks about a product, staff answer, and both appear on its page', async () => {
  const { plain } = await pickProducts(url);
  const { owner } = await makeOwner(shop, 'answers@example.in');
  const words = `Is it heavy, number ${Date.now() % 100_000}?`;
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, `/product/${plain.product.id}`);
  const questions = page.getByRole('region', { name: 'Questions and answers' });
  await hand.press(questions.getByRole('link', { name: 'Log in to ask a question' }));
  await shopping.signIn(shopper);
  await shopping.seesHeading(page, plain.product.name);
  await hand.press(questions.getByRole('button', { name: 'Ask a question' }));
  await hand.press(questions.getByRole('button', { name: 'Send question' }));
  await questions.getByText('Please write your question').waitFor();
  await hand.type(questions.getByLabel('Your question'), words);
  await page.reload();
  await questions.scrollIntoViewIfNeeded();
  await expect.poll(() => questions.getByLabel('Your question').inputValue()).toBe(words);
  expect([await findBarriers(page), await findCutOff(page, 320)]).toEqual([[], []]);
  await hand.press(questions.getByRole('button', { name: 'Send question' }));
  await questions.getByText('Thank you for your question.').waitFor();

  const desk = await openAdmin(browser, { url, size: phone }, { path: '/', as: owner });
  await desk.getByRole('link', { name: /Questions to answer/ }).tap();
  await desk.getByRole('link', { name: words }).tap();
  await desk.getByLabel('Your answer').fill('It weighs little.');
  await desk.getByRole('button', { name: 'Publish answer' }).tap();
  await desk.getByText('Answer published').waitFor();
  await page.reload();
  await questions.getByText(words).waitFor();
  await questions.getByText('It weighs little.').waitFor();
  await desk.getByRole('button', { name: 'Hide' }).tap();
  const dialog = desk.getByRole('dialog', { name: 'Hide this question?' });
  await dialog.getByLabel('Why').fill('A test');
  await dialog.getByRole('button', { name: 'Hide question' }).tap();
  await desk.getByText('Hidden: A test').waitFor();
  await page.reload();
  await questions.waitFor();
  expect(await questions.getByText(words).count()).toBe(0);
  await desk.context().close();
  await shopping.leave(shopper);
});
