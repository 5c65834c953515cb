import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buy, readInvoice, toOrderBody } from '#test/buy.ts';
import { makeCustomer } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';
import { commands } from './commands.ts';
import type { Arguments } from './command.ts';

const facts = {
  name: 'Ranthambore Prints',
  street: '7 Johari Bazaar',
  city: 'Jaipur',
  state: 'RJ',
  pin: '302003',
  email: 'hello@ranthambore.example',
  officer: 'Kavita Sharma',
  'officer-phone': '+91 141 000 0100',
};
const stole = {
  sku: 'RP-1',
  name: 'Block-printed Stole',
  category: 'stoles',
  hsn: '63049289',
  pricePaise: 1050_00,
  stockQuantity: 4,
};

async function openEmpty() {
  const shop = await openShop({ seller: null });
  onTestFinished(shop.close);
  const say = async (name: string, words: string[] = [], flags: Arguments['flags'] = {}) => {
    const said = await commands[name]!.run(shop.as({ kind: 'system' }), { words, flags });
    await shop.changes.settle();
    return said;
  };
  const file = join(await mkdtemp(join(tmpdir(), 'haat-product-')), 'stole.json');
  await writeFile(file, JSON.stringify(stole));
  return { shop, say, file };
}

test.each([
  ['regular', { gstin: '08ABCDE1234F1Z0' }, 'Tax Invoice', 50],
  ['composition', { gstin: '08ABCDE1234F1Z0' }, 'Bill of Supply', 0],
  ['unregistered', {}, 'Invoice', 0],
])(
  'an empty shop is set up as %s by the command line, and its first sale has the right document',
  async (kind, registration, title, tax) => {
    const { shop, say, file } = await openEmpty();
    expect(await say('seller')).toContain('Enter the legal name of the business.');
    expect(await say('set-seller', [], { kind, ...facts, ...registration })).toContain(
      'The seller is complete',
    );
    await say('add-category', ['stoles', 'Stoles']);
    expect(await say('add-product', [file])).toMatch(/^Block-printed Stole is added/);
    expect(await say('seller')).not.toContain('missing');
    const [listed] = await shop.db.selectFrom('products').select('id').execute();
    const buyer = await makeCustomer(shop);
    const address = {
      line1: '2 Amer Road',
      line2: '',
      city: 'Jaipur',
      state: 'RJ' as const,
      postal_code: '302002',
      country: 'India',
    };
    const { id } = await buy(shop, buyer, toOrderBody({ productId: listed!.id }, { address }));
    const invoice = await readInvoice(shop, buyer, id);
    expect(invoice).toMatchObject({ title, seller_name: 'Ranthambore Prints', seller_kind: kind });
    expect(invoice.line_items[0]!.cgst_amount + invoice.line_items[0]!.sgst_amount).toBe(tax);
  },
);

test('a missing seller fact is requested, and the given ones are kept', async () => {
  const { say } = await openEmpty();
  const { city: _, ...rest } = facts;
  expect(await say('set-seller', [], { kind: 'unregistered', ...rest })).toContain(
    '- Enter the city of the business.',
  );
  expect(await say('set-seller', [], { city: 'Jaipur' })).toMatch(
    /^Ranthambore Prints, Jaipur, no GSTIN, unregistered\n.*complete/,
  );
});

test('an error names the wrong category, file or field', async () => {
  const { say, file } = await openEmpty();
  await expect(say('add-product', [file])).rejects.toThrow('There is no category "stoles". Add it first');
  await expect(say('add-product', ['/nowhere.json'])).rejects.toThrow('cannot be read');
  await expect(say('set-seller', [], { gstin: '08ABC' })).rejects.toMatchObject({
    fields: { 'seller.gstin': expect.any(String) },
  });
  await expect(say('set-tax-rate', ['6304', '5'])).rejects.toThrow('Enter a day such as 2025-09-22');
});

test('a product without a GST rate is named and cannot be ordered until its HSN code has one', async () => {
  const { shop, say, file } = await openEmpty();
  await say('set-seller', [], { kind: 'regular', ...facts, gstin: '08ABCDE1234F1Z0' });
  await say('add-category', ['stoles', 'Stoles']);
  await writeFile(file, JSON.stringify({ ...stole, hsn: '99999999' }));
  await say('add-product', [file]);
  expect(await say('seller')).toContain(
    'no GST rate and cannot be ordered: Block-printed Stole (HSN 99999999)',
  );
  const [listed] = await shop.db.selectFrom('products').select('id').execute();
  const buyer = await makeCustomer(shop);
  const order = () => buy(shop, buyer, toOrderBody({ productId: listed!.id }));
  await expect(order()).rejects.toThrow('422 {"error":"Block-printed Stole cannot be ordered yet.');
  await say('set-tax-rate', ['9999', '12.5'], { from: '2026-01-01' });
  expect(await say('tax-rates', ['9999'])).toMatch(/^9999 +12.5% from 2026-01-01/);
  expect((await order()).totals.tax).toBeGreaterThan(0);
});
