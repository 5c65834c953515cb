import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Seller } from '#domain/seller/seller.ts';
import { RETURN_TABLES } from '#domain/gst-return/tax-return.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, completeSeller, openShop } from '#test/open-shop.ts';
import { readReturn } from '#test/tax-returns/read-return.ts';
import { closeMonth } from './close-month.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const close = (month: string) => closeMonth(shop.as({ kind: 'system' }), month);
const gstr1 = RETURN_TABLES.map((table) => `gstr1-2026-11-${table}.csv`);

async function sell(): Promise<void> {
  const { id: productId } = await makeProduct(shop);
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
}

async function become(kind: Seller['kind']): Promise<void> {
  await saveSettings(shop.as({ kind: 'system' }), { seller: { ...completeSeller, kind } });
  await shop.changes.settle();
}

test('a regular taxpayer gets GSTR-1 files and no turnover list, even for a month without sales', async () => {
  expect((await close('2026-05')).map(({ name }) => name)).toEqual(
    gstr1.map((name) => name.replace('2026-11', '2026-05')),
  );
  await sell();
  expect((await close('2026-11')).map(({ name }) => name)).toEqual(gstr1);
});

test('a composition dealer gets only the turnover list', async () => {
  await become('composition');
  expect((await close('2026-11')).map(({ table, name }) => [table, name])).toEqual([
    ['turnover', 'turnover-2026-11.csv'],
  ]);
});

test.each(['regular', 'composition'] as const)(
  'a seller who changes to %s within a month gets both files, each with the documents of its kind',
  async (kind) => {
    await become(kind === 'regular' ? 'composition' : 'regular');
    await sell();
    await become(kind);
    await sell();
    const files = await close('2026-11');
    expect(files.map(({ name }) => name)).toEqual([...gstr1, 'turnover-2026-11.csv']);
    const [taxed, untaxed] =
      kind === 'regular'
        ? ['INV/26-27/000002', 'INV/26-27/000001']
        : ['INV/26-27/000001', 'INV/26-27/000002'];
    const turnover = await readReturn(files, 'turnover');
    expect([turnover.includes(taxed), turnover.includes(untaxed)]).toEqual([false, true]);
    expect(await readReturn(files, 'docs')).toContain(`${taxed},${taxed},1,`);
  },
);

test('an invalid month is refused with an example of a valid one', async () => {
  for (const month of ['2026-13', '2026-00', '2026-1', '1926-11', 'x2026-11', '2026-111']) {
    await expect(close(month)).rejects.toMatchObject({
      code: 'month.invalid',
      message: 'Please enter a month like 2026-11',
    });
  }
});
