import type { Page } from 'playwright-core';
import { findCode, readCode } from './api-buyer.ts';

/** What a page is like after somebody did something there. */
export type State = {
  what: string;
  on: 'phone' | 'desk';
  path: string;
  as?: 'customer';
  /** Brings it about, and waits until it is there. */
  bring: (page: Page) => Promise<unknown>;
};
/** Paths of goods and orders that the states need. */
export type Places = { varied: string; plain: string; soldOut: string; order: string; url: string };

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();
const sees = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();
const seesDialog = (page: Page, name?: string | RegExp) =>
  page
    .getByRole('dialog', { ...(name && { name }) })
    .filter({ visible: true })
    .waitFor();

export function listStates(places: Places): State[] {
  return [
    ...ofTheFrame(places),
    ...ofTheGoods(places),
    ...ofLists(),
    ...ofForms(places),
    ...ofOnesOwn(places),
  ];
}

function ofTheFrame({ plain }: Places): State[] {
  return [
    {
      what: 'the menu with a group that is open',
      on: 'phone',
      path: '/about',
      async bring(page) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await menu.locator('summary').first().click();
        await menu
          .getByRole('link', { name: /^View All/ })
          .first()
          .waitFor();
      },
    },
    {
      what: 'the panel of a category',
      on: 'desk',
      path: '/about',
      async bring(page) {
        const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
        await nav.getByRole('link').first().focus();
        await nav
          .getByRole('link', { name: /^View All/ })
          .first()
          .waitFor();
      },
    },
    {
      what: 'More',
      on: 'desk',
      path: '/',
      async bring(page) {
        const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
        await nav.getByRole('button', { name: 'More' }).click();
        await nav
          .getByText(/^\(\d+\)$/)
          .first()
          .waitFor();
      },
    },
    {
      what: 'what belongs to who is logged in',
      on: 'desk',
      as: 'customer',
      path: '/about',
      async bring(page) {
        await page.getByRole('button', { name: 'My account' }).click();
        await sees(page, 'Logout');
      },
    },
    {
      what: 'a notice',
      on: 'phone',
      path: plain,
      async bring(page) {
        await press(page, 'Add to Cart');
        await sees(page, 'Added to cart!');
      },
    },
    {
      what: 'what is suggested',
      on: 'phone',
      path: '/search',
      async bring(page) {
        await page.getByRole('combobox').first().fill('lam');
        await page.getByRole('option').first().waitFor();
      },
    },
  ];
}

function ofTheGoods({ varied, plain, soldOut }: Places): State[] {
  return [
    {
      what: 'the variants of a good in a list',
      on: 'phone',
      path: '/',
      async bring(page) {
        await page
          .getByRole('button', { name: /^Choose options: / })
          .first()
          .click();
        await sees(page, 'Choose one to add it to your cart.');
        await page.getByRole('dialog').locator('li button').first().waitFor();
      },
    },
    {
      what: 'pictures over the whole screen',
      on: 'phone',
      path: varied,
      async bring(page) {
        await page.getByRole('button', { name: /^Enlarge picture/ }).click();
        await seesDialog(page, /^Pictures of/);
      },
    },
    {
      what: 'something sold out',
      on: 'desk',
      path: soldOut,
      bring: (page) => sees(page, 'Out of Stock'),
    },
    {
      what: 'a request for something sold out',
      on: 'phone',
      as: 'customer',
      path: soldOut,
      async bring(page) {
        await press(page, 'Request');
        await seesDialog(page);
      },
    },
    {
      what: 'a wrong PIN code',
      on: 'phone',
      path: plain,
      async bring(page) {
        await page.getByLabel(/PIN/).first().fill('000000');
        await page.keyboard.press('Enter');
        await page.locator('[aria-invalid="true"]').first().waitFor();
      },
    },
    {
      what: 'a filled cart',
      on: 'desk',
      path: plain,
      async bring(page) {
        await press(page, 'Add to Cart');
        await sees(page, 'Added to cart!');
        await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
        await sees(page, 'Proceed to Checkout');
      },
    },
    {
      what: 'a filled wishlist',
      on: 'phone',
      path: varied,
      async bring(page) {
        await page
          .getByRole('main')
          .getByRole('button', { name: /wishlist/i })
          .first()
          .click();
        await sees(page, 'Added to wishlist!');
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^Wishlist/ })
          .click();
        await page.getByRole('heading', { level: 1, name: 'My Wishlist' }).waitFor();
      },
    },
    {
      what: 'a product that there is not',
      on: 'phone',
      path: '/products/prd_none',
      bring: (page) => sees(page, 'Back to Products'),
    },
  ];
}

function ofLists(): State[] {
  return [
    {
      what: 'the filters of a phone',
      on: 'phone',
      path: '/category/lighting',
      async bring(page) {
        await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
        const drawer = page.getByRole('dialog', { name: 'Filters' });
        await drawer.getByRole('checkbox', { disabled: false }).first().check();
        await drawer.getByRole('button', { name: /^Apply Filters/ }).waitFor();
      },
    },
    {
      what: 'a list, filtered, by lines',
      on: 'desk',
      path: '/category/wall-decor?view=list',
      async bring(page) {
        await page.getByRole('main').getByRole('checkbox', { disabled: false }).first().check();
        await page
          .getByRole('button', { name: /^Clear all/i })
          .first()
          .waitFor();
      },
    },
    {
      what: 'filters that leave nothing',
      on: 'desk',
      path: '/category/lighting?price=1-2',
      bring: (page) => sees(page, 'No products found matching your filters.'),
    },
    {
      what: 'a category that there is not',
      on: 'phone',
      path: '/category/none',
      bring: (page) => sees(page, 'Category not found'),
    },
    {
      what: 'a search that finds nothing',
      on: 'phone',
      path: '/search?q=qzxwv',
      bring: (page) => sees(page, 'No products found for "qzxwv"'),
    },
    {
      what: 'a search that finds',
      on: 'desk',
      path: '/search?q=brass',
      bring: (page) => sees(page, /results for/),
    },
    {
      what: 'prices of all products',
      on: 'phone',
      path: '/products',
      async bring(page) {
        await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
        await seesDialog(page);
      },
    },
    {
      what: 'subcategories that are open',
      on: 'phone',
      path: '/categories',
      async bring(page) {
        await page
          .getByText(/^View \d+ Subcategories$/)
          .first()
          .click();
        await sees(page, /^\d+ items?$/);
      },
    },
  ];
}

function ofForms({ url }: Places): State[] {
  return [
    {
      what: 'a message with everything missing',
      on: 'phone',
      path: '/contact',
      async bring(page) {
        await press(page, 'Send Message');
        await page.locator('[aria-invalid="true"]').first().waitFor();
      },
    },
    {
      what: 'questions that are open, and none found',
      on: 'phone',
      path: '/faq',
      async bring(page) {
        await page.locator('main summary, main button[aria-expanded]').first().click();
        await page.getByRole('main').getByRole('searchbox').fill('qzxwv');
        await sees(page, 'No FAQs found matching your search.');
      },
    },
    {
      what: 'a login that is refused',
      on: 'phone',
      path: '/login',
      async bring(page) {
        await page.getByLabel('Email').first().fill('nobody@example.com');
        await page.getByLabel('Password', { exact: true }).fill('wrong-password');
        await press(page, 'Login');
        await page.getByRole('alert').filter({ visible: true }).first().waitFor();
      },
    },
    {
      what: 'a code that is wrong',
      on: 'phone',
      path: '/mobile-register',
      async bring(page) {
        const mobile = `98${String(Date.now()).slice(-7)}1`;
        const known = await findCode(url, mobile);
        await page.getByLabel('Mobile number').fill(mobile);
        await press(page, 'Get OTP');
        const code = await readCode(url, mobile, known);
        await page
          .getByRole('textbox', { name: 'One-time code' })
          .fill(code === '000000' ? '111111' : '000000');
        await page.locator('[aria-invalid="true"]').first().waitFor();
      },
    },
  ];
}

function ofOnesOwn({ plain, order }: Places): State[] {
  return [
    {
      what: 'a checkout with mistakes',
      on: 'phone',
      as: 'customer',
      path: plain,
      async bring(page) {
        await press(page, 'Add to Cart');
        await sees(page, 'Added to cart!');
        await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
        await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
        const place = page.getByRole('main').getByRole('button', { name: /^(Pay|Place order) · ₹|^Pay ₹/ });
        await place.waitFor();
        await place.click();
        await page.locator('[aria-invalid="true"]').first().waitFor();
      },
    },
    {
      what: 'an address that is being written',
      on: 'phone',
      as: 'customer',
      path: '/addresses',
      async bring(page) {
        await press(page, 'Add Address');
        await page.getByLabel('City').waitFor();
      },
    },
    {
      what: 'an order in full',
      on: 'phone',
      as: 'customer',
      path: '/orders',
      async bring(page) {
        await press(page, /^View Details/);
        await seesDialog(page);
      },
    },
    {
      what: 'the question whether to cancel',
      on: 'phone',
      as: 'customer',
      path: '/orders',
      async bring(page) {
        await press(page, /^Cancel Order/);
        await seesDialog(page);
      },
    },
    {
      what: 'no orders under a tab',
      on: 'desk',
      as: 'customer',
      path: '/orders?status=cancelled',
      bring: (page) => sees(page, 'Look under All for the others.'),
    },
    {
      what: 'a profile that is being changed',
      on: 'phone',
      as: 'customer',
      path: '/profile',
      async bring(page) {
        await press(page, 'Edit Profile');
        await page.getByLabel('First name').waitFor();
      },
    },
    {
      what: 'sessions and settings',
      on: 'phone',
      as: 'customer',
      path: '/profile',
      async bring(page) {
        await page.getByRole('tab', { name: 'Settings' }).click();
        await page.getByRole('tabpanel', { name: 'Settings' }).waitFor();
      },
    },
    {
      what: 'an invoice of somebody who is not logged in',
      on: 'phone',
      path: `/invoices/${order}`,
      bring: (page) => seesDialog(page, 'Login Required'),
    },
  ];
}
