import { type Places, type State, press, sees, seesDialog } from './state.ts';

export function listProductStates({ varied, plain, soldOut }: Places): State[] {
  return [
    {
      what: 'the variant dialog in a list',
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
      what: 'the picture viewer',
      on: 'phone',
      path: varied,
      async bring(page) {
        await page.getByRole('button', { name: /^Enlarge picture/ }).click();
        await seesDialog(page, /^Pictures of/);
      },
    },
    {
      what: 'a sold-out product',
      on: 'desk',
      path: soldOut,
      bring: (page) => sees(page, 'Out of Stock'),
    },
    {
      what: 'a stock request',
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
      what: 'a missing product',
      on: 'phone',
      path: '/product/none',
      bring: (page) => sees(page, 'Back to Products'),
    },
  ];
}

export function listPageStates(): State[] {
  return [
    {
      what: 'filters on a phone',
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
      what: 'a filtered list as rows',
      on: 'desk',
      path: '/category/wall-decor?view=list',
      async bring(page) {
        // The checkbox is ticked when the address has changed, a moment later.
        await page.getByRole('main').getByRole('checkbox', { disabled: false }).first().click();
        await page
          .getByRole('button', { name: /^Clear all/i })
          .first()
          .waitFor();
      },
    },
    {
      what: 'filters without results',
      on: 'desk',
      path: '/category/lighting?price=1-2',
      bring: (page) => sees(page, 'No products found matching your filters.'),
    },
    {
      what: 'a missing category',
      on: 'phone',
      path: '/category/none',
      bring: (page) => sees(page, 'Category not found'),
    },
    {
      what: 'a search without results',
      on: 'phone',
      path: '/search?q=qzxwv',
      bring: (page) => sees(page, 'No products found for "qzxwv"'),
    },
    {
      what: 'a search with results',
      on: 'desk',
      path: '/search?q=brass',
      bring: (page) => sees(page, /results for/),
    },
    {
      what: 'the price filter',
      on: 'phone',
      path: '/products',
      async bring(page) {
        await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
        await seesDialog(page);
      },
    },
    {
      what: 'open subcategories',
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
