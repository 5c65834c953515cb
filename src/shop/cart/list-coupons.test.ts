import { afterAll, beforeAll, expect, test } from 'vitest';
import { QuoteCart } from '#contract/pricing/cart-quote.ts';
import { makeId } from '#shop/context.ts';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { quoteCart } from './quote-cart.ts';

let shop: TestShop;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  productId = (await makeProduct(shop, { pricePaise: 1_000_00 })).id;
  await addCode('FIVE', { percent_bp: 500 });
  await addCode('LARGE', { percent_bp: 2_000, minimum_paise: 1_500_00 });
  await addCode('HUNDRED', { type: 'fixed', percent_bp: null, amount_paise: 100_00 });
  await addCode('SECRET', { percent_bp: 5_000, shown_in_strip: false });
  await addCode('OVER', { percent_bp: 5_000, ends_at: new Date(shop.clock.now().getTime() - 1) });
  await addCode('USED', { percent_bp: 5_000, usage_limit: 1, used_count: 1 });
});
afterAll(() => shop.close());

function addCode(code: string, more: object) {
  const known = { type: 'percentage', shown_in_strip: true, created_at: shop.clock.now() };
  return shop.db
    .insertInto('promotions')
    .values({ id: makeId(shop.ctx, 'prm'), code, description: `Use ${code}`, ...known, ...more })
    .execute();
}

async function list(quantity: number, code?: string) {
  const items = [{ product_id: productId, quantity }];
  return (await quoteCart(shop.ctx, QuoteCart.parse({ items, code }))).coupons;
}

test('the advertised codes that apply to a cart are listed, best first; an unadvertised code is not', async () => {
  expect(await list(1)).toEqual([
    { code: 'HUNDRED', description: 'Use HUNDRED', discount: 100 },
    { code: 'FIVE', description: 'Use FIVE', discount: 50 },
  ]);
});

test('a code is listed once the cart is large enough; none is listed while a code is applied', async () => {
  expect((await list(2)).map(({ code, discount }) => [code, discount])).toEqual([
    ['LARGE', 400],
    ['FIVE', 100],
    ['HUNDRED', 100],
  ]);
  expect(await list(2, 'FIVE')).toEqual([]);
});
