import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import * as newsletter from './newsletter.route.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([
  ['email', 'Please check your email address We could not read that address. Please enter it again.'],
  ['later', 'We could not subscribe you Please try again later.'],
])(
  'a newsletter form refused without JavaScript (%s) shows why and links back to the form',
  async (why, said) => {
    const { text, links } = await renderPage(newsletter, shop.ctx, { path: `/newsletter?refused=${why}` });
    expect(text).toContain(said);
    expect(links).toEqual([{ words: 'Back to the form', href: '/#newsletter' }]);
  },
);
