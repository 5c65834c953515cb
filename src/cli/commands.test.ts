import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { commands } from './commands.ts';
import type { Arguments } from './command.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

function say(name: string, words: string[] = [], flags: Arguments['flags'] = {}): Promise<string> {
  shop.clock.advance(1000);
  return commands[name]!.run(shop.as({ kind: 'system' }), { words, flags });
}

test('commands take an order from packing to completion and show it at each step', async () => {
  const lamp = await makeProduct(shop, { name: 'Hanging Lamp' });
  const buyer = await makeCustomer(shop);
  const { order_number: number } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  expect(await say('orders', [], { find: 'Meera' })).toMatch(
    new RegExp(`^${number} .*processing .*\\n1 of 1$`),
  );
  expect(await say('pack', [number])).toContain('order_packed by system');
  expect(await say('ship', [number.toLowerCase(), 'bluedart', '69123456789'])).toContain(
    'order_shipped by system: bluedart 69123456789',
  );
  await say('deliver', [number]);
  await say('cash', [number]);
  expect(await say('complete', [number])).toMatch(/completed +cod completed/);
  expect(await say('order', [number])).toContain('1 × Hanging Lamp');
});

test('a missing or wrong argument gives an error sentence and leaves the order unchanged', async () => {
  const bell = await makeProduct(shop, { name: 'Bell' });
  const buyer = await makeCustomer(shop);
  const { order_number: number } = await buy(shop, buyer, toOrderBody({ productId: bell.id }));
  await expect(say('ship', [number, 'pigeon', '1234'])).rejects.toThrow(
    'Please choose a courier: bluedart, delhivery',
  );
  await expect(say('deliver', [number])).rejects.toThrow('Only a dispatched order');
  await expect(say('cancel', [number])).rejects.toThrow('Please give the reason');
  await expect(say('return', [number, 'Too loud'])).rejects.toThrow('Only a delivered order');
  await expect(say('pack', ['HT-0000-NOWHERE'])).rejects.toThrow('not found');
  expect(await say('order', [number])).toContain('processing');
  expect(await say('cancel', [number, 'It cracked'], { 'sold-out': true })).toContain('cancelled');
});

test('a parcel’s tracking number can be corrected, and its return to origin restocks the saleable pieces', async () => {
  const diya = await makeProduct(shop, { name: 'Diya', stock: 5 });
  const buyer = await makeCustomer(shop);
  const body = toOrderBody({ productId: diya.id, quantity: 3 });
  const { order_number: number } = await buy(shop, buyer, body);
  await say('ship', [number, 'bluedart', '69123456780']);
  expect(await say('correct-shipment', [number, 'bluedart', '69123456789'])).toContain(
    'shipment_corrected by system: bluedart 69123456780 → bluedart 69123456789',
  );
  const reason = 'Refused at the door';
  await expect(say('return-to-origin', [number])).rejects.toThrow('Please give the reason');
  await expect(say('return-to-origin', [number, reason], { pieces: 'NONE=1' })).rejects.toThrow(
    'NONE in this order not found',
  );
  await say('deliver', [number]);
  await expect(say('return-to-origin', [number, reason])).rejects.toThrow('marked as delivered');
  const flags = { pieces: `${diya.sku}=2`, 'delivered-by-mistake': true };
  const said = await say('return-to-origin', [number, reason], flags);
  expect(said).toContain(`order_returned_to_origin by system: ${reason}`);
  expect(await say('stock-in', [diya.sku, '1'])).toBe(`${diya.sku}: 5 pieces`);
  expect(await say('orders', [], { status: 'returned_to_origin' })).toContain(number);
});

test('stock is adjusted by the SKU of a product or of one of its variants', async () => {
  const plain = await makeProduct(shop, { stock: 1 });
  const varied = await makeProduct(shop, { variants: [{ color: 'Red', stock: 2 }] });
  const { sku } = await shop.db
    .selectFrom('variants')
    .select('sku')
    .where('id', '=', varied.variantIds[0]!)
    .executeTakeFirstOrThrow();
  expect(await say('stock-in', [plain.sku, '4'])).toBe(`${plain.sku}: 5 pieces`);
  expect(await say('stock-out', [sku, '2'])).toBe(`${sku}: 0 pieces`);
  await expect(say('stock-out', [sku, '1'])).rejects.toThrow('There are only 0 pieces');
  await expect(say('stock-in', [sku, 'some'])).rejects.toThrow('Please enter how many pieces');
  await expect(say('stock-in', ['NOTHING', '1'])).rejects.toThrow('not found');
  const removed = shop.db.updateTable('variants').set({ available: false, removed_at: shop.clock.now() });
  await removed.where('sku', '=', sku).execute();
  await expect(say('stock-in', [sku, '1'])).rejects.toThrow('Product with this SKU not found');
});

test('a staff member gets a link to choose a password, a new one after a reset, and can be removed', async () => {
  const said = await say('add-staff', ['asha@example.com', 'Asha', 'packer']);
  const link = /http:\/\/localhost\/admin\/join#token=[\w-]{43}$/;
  expect(said).toMatch(link);
  const reset = await say('reset-login', ['asha@example.com']);
  expect(reset).toMatch(link);
  expect(reset).toContain(
    'Ended: 0 sessions. Removed: the password, 0 second factors, and the recovery codes.',
  );
  await expect(say('reset-login', ['nobody@example.com'])).rejects.toThrow('not found');
  await expect(say('add-staff', ['ravi@example.com', 'Ravi', 'king'])).rejects.toThrow();
  expect(await say('end-staff', ['asha@example.com'])).toBe('asha@example.com is no longer on the staff');
  await expect(say('end-staff', ['asha@example.com'])).rejects.toThrow('not found');
});

test('tickets are listed, answered and closed', async () => {
  const message = {
    name: 'Meera',
    email: 'meera@example.in',
    subject: 'A cracked lamp',
    message: 'It came cracked.',
  };
  const { ticket } = await callApi('POST /contact', { shop, body: { ...message, complaint: true } });
  expect(await say('tickets')).toMatch(
    new RegExp(`${ticket}  answer by .* complaint  A cracked lamp\\n1 of 1$`),
  );
  expect(await say('answer', [ticket.toLowerCase(), 'A new one comes.'])).toContain(
    'answered by system: A new one comes.',
  );
  await expect(say('answer', [ticket])).rejects.toThrow();
  expect(await say('close', [ticket])).toContain('closed by system');
  expect(await say('tickets', [], { status: 'overdue' })).toBe('0 of 0');
  expect(await say('tickets', [], { status: 'closed' })).toContain(ticket);
  await expect(say('ticket', ['T-0000-NONE'])).rejects.toThrow('not found');
});

test('a customer’s data can be exported and erased', async () => {
  const { customerId } = await makeCustomer(shop, { mobile: '+919812399999', name: 'Zubeida' });
  const { account } = JSON.parse(await say('export-customer', ['98123 99999']));
  expect(account).toMatchObject({ id: customerId, name: 'Zubeida' });
  expect(await say('erase-customer', ['+919812399999'])).toContain('is deleted');
  await expect(say('erase-customer', ['+919812399999'])).rejects.toThrow('not found');
  await expect(say('export-customer', ['nobody@example.com'])).rejects.toThrow('not found');
});
