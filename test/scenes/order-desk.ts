import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

/** Makes one staff member of each role that works on orders, a buyer, and a product with five pieces. */
export async function makeOrderDesk(shop: TestShop) {
  const owner = await makeStaff(shop, 'owner');
  const packer = await makeStaff(shop, 'packer');
  const accountant = await makeStaff(shop, 'accountant');
  const buyer = await makeCustomer(shop);
  const idol = await makeProduct(shop, { stock: 5 });
  return { owner, packer, accountant, buyer, idol };
}
