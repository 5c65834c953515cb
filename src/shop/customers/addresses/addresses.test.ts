import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveProfile } from '#shop/profile/save-profile.ts';
import { makeCustomer } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { SaveAddress } from '#contract/customer/address.ts';
import { listAddresses } from './list-addresses.ts';
import { addAddress, changeAddress, removeAddress } from './save-address.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const makeAddress = (line1: string, more: object = {}) =>
  SaveAddress.parse({
    line1,
    city: 'Lucknow',
    state: 'UP',
    postal_code: '226001',
    phone: '9876543210',
    ...more,
  });

test('the first address is the default, and a new default takes over', async () => {
  const { ctx } = await makeCustomer(shop);
  const first = await addAddress(ctx, makeAddress('1 First Lane'));
  expect(first.isDefault).toBe(true);
  const second = await addAddress(ctx, makeAddress('2 Second Lane', { is_default: true }));
  expect((await listAddresses(ctx)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
});

test('removing the default makes the first of the others the default', async () => {
  const { ctx } = await makeCustomer(shop);
  const ids = [];
  for (const line of ['1 A', '2 B', '3 C']) ids.push((await addAddress(ctx, makeAddress(line))).id);
  await removeAddress(ctx, ids[0]!);
  expect((await listAddresses(ctx)).map(({ line1, isDefault }) => [line1, isDefault])).toEqual([
    ['2 B', true],
    ['3 C', false],
  ]);
});

test('there is always exactly one default, whatever is marked and unmarked', async () => {
  const { ctx } = await makeCustomer(shop);
  const first = await addAddress(ctx, makeAddress('1 A', { is_default: true }));
  const second = await addAddress(ctx, makeAddress('2 B'));
  await changeAddress(ctx, first.id, makeAddress('1 A', { is_default: false }));
  await changeAddress(ctx, second.id, makeAddress('2 B', { is_default: true }));
  const addresses = await listAddresses(ctx);
  expect(addresses.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([second.id]);
});

test('another customer’s address is not found, and cannot be changed or removed', async () => {
  const [mine, other] = [await makeCustomer(shop), await makeCustomer(shop)];
  const foreign = await addAddress(other.ctx, makeAddress('1 Foreign Lane'));
  await expect(changeAddress(mine.ctx, foreign.id, makeAddress('9 Taken'))).rejects.toThrow(
    'Address not found',
  );
  await expect(removeAddress(mine.ctx, foreign.id)).rejects.toThrow('Address not found');
  await expect(removeAddress(mine.ctx, 'adr_nothing')).rejects.toThrow('Address not found');
  // Another customer's address id in a saved list creates a new address and leaves that customer's address alone.
  await saveProfile(mine.ctx, {
    addresses: [{ ...makeAddress('9 Taken', { is_default: true }), id: foreign.id }],
  });
  const [own] = await listAddresses(mine.ctx);
  expect(own).toMatchObject({ line1: '9 Taken' });
  expect(own!.id).not.toBe(foreign.id);
  expect(await listAddresses(other.ctx)).toEqual([foreign]);
});

test('saving a whole list keeps the IDs it names, adds new addresses and removes missing ones', async () => {
  const { ctx } = await makeCustomer(shop);
  const kept = await addAddress(ctx, makeAddress('1 Kept'));
  await addAddress(ctx, makeAddress('2 Dropped'));
  await saveProfile(ctx, {
    addresses: [makeAddress('3 New'), { ...makeAddress('1 Kept, changed'), id: kept.id }],
  });
  const addresses = await listAddresses(ctx);
  expect(addresses.map(({ line1 }) => line1)).toEqual(['3 New', '1 Kept, changed']);
  expect(addresses[1]!.id).toBe(kept.id);
});

test('twenty addresses can be saved, one more is refused and changes nothing', async () => {
  const { ctx } = await makeCustomer(shop);
  for (let count = 1; count <= 20; count += 1) await addAddress(ctx, makeAddress(`${count} Long Road`));
  await expect(addAddress(ctx, makeAddress('21 Long Road'))).rejects.toThrow('at most 20 addresses');
  expect(await listAddresses(ctx)).toHaveLength(20);
});

test('ten addresses added at once are all stored, with one default', async () => {
  const { ctx } = await makeCustomer(shop);
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      addAddress(ctx, makeAddress(`${index} Busy Road`, { is_default: true })),
    ),
  );
  const addresses = await listAddresses(ctx);
  expect(addresses).toHaveLength(10);
  expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});
