import { findCode, readCode } from './api-buyer.ts';
import { type Places, type State, press, sees, seesDialog } from './state.ts';

export function listFormStates({ url }: Places): State[] {
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
      what: 'open FAQ questions, and a search without results',
      on: 'phone',
      path: '/faq',
      async bring(page) {
        await page.locator('main summary, main button[aria-expanded]').first().click();
        await page.getByRole('main').getByRole('searchbox').fill('qzxwv');
        await sees(page, 'No FAQs found matching your search.');
      },
    },
    {
      what: 'a refused login',
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
      what: 'a wrong code',
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

export function listCustomerStates({ plain, order }: Places): State[] {
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
      what: 'an address form',
      on: 'phone',
      as: 'customer',
      path: '/addresses',
      async bring(page) {
        await press(page, 'Add Address');
        await page.getByLabel('City').waitFor();
      },
    },
    {
      what: 'an order’s details',
      on: 'phone',
      as: 'customer',
      path: '/orders',
      async bring(page) {
        await press(page, /^View Details/);
        await seesDialog(page);
      },
    },
    {
      what: 'the cancel dialog',
      on: 'phone',
      as: 'customer',
      path: '/orders',
      async bring(page) {
        await press(page, /^Cancel Order/);
        await seesDialog(page);
      },
    },
    {
      what: 'an order tab without orders',
      on: 'desk',
      as: 'customer',
      path: '/orders?status=cancelled',
      bring: (page) => sees(page, 'See your other orders under All.'),
    },
    {
      what: 'a profile form',
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
      what: 'an invoice without a login',
      on: 'phone',
      path: `/invoices/${order}`,
      bring: (page) => seesDialog(page, 'Login Required'),
    },
  ];
}
