import { auditBooks } from '#shop/workflows/audit-books/audit-books.ts';
import type { TestShop } from './open-shop.ts';

/** Every test that buys ends with it, because a shop may look right in the answers and be wrong in the books. */
export async function audit({ db }: Pick<TestShop, 'db'>): Promise<string[]> {
  return (await auditBooks({ db })).map(({ law, id }) => `${law}: ${id}`);
}
