import { type Places, type State, press, sees } from '../support/state.ts';
import { listFormStates, listCustomerStates } from '../support/states-of-forms.ts';
import { listPageStates, listProductStates } from '../support/states-of-products.ts';

export function listStates(places: Places): State[] {
  return [
    ...listFrameStates(places),
    ...listProductStates(places),
    ...listPageStates(),
    ...listFormStates(places),
    ...listCustomerStates(places),
  ];
}

function listFrameStates({ plain }: Places): State[] {
  return [
    {
      what: 'the menu with an open group',
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
        await nav.getByRole('button', { name: /menu$/ }).first().press('Enter');
        await nav
          .getByRole('link', { name: /^View All/ })
          .first()
          .waitFor();
      },
    },
    {
      what: 'the More panel',
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
      what: 'the account menu',
      on: 'desk',
      as: 'customer',
      path: '/about',
      async bring(page) {
        await page.getByRole('button', { name: 'My account' }).click();
        await sees(page, 'Logout');
      },
    },
    {
      what: 'a toast',
      on: 'phone',
      path: plain,
      async bring(page) {
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Add .* to wishlist$/ })
          .first()
          .click();
        await sees(page, 'Added to wishlist!');
      },
    },
    {
      what: 'the messages of a product’s buttons',
      on: 'phone',
      path: plain,
      async bring(page) {
        await press(page, 'Add to Cart');
        await sees(page, 'Added to cart!');
      },
    },
    {
      what: 'search suggestions',
      on: 'phone',
      path: '/search',
      async bring(page) {
        await page.getByRole('combobox').first().fill('lam');
        await page.getByRole('option').first().waitFor();
      },
    },
  ];
}
