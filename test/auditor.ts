import { auditBooks } from '#shop/workflows/audit-books/audit-books.ts';
import type { TestShop } from './open-shop.ts';

/** Audits the books at the end of every test that buys, because responses may look right while the books are wrong. */
export async function audit({ db }: Pick<TestShop, 'db'>): Promise<string[]> {
  return (await auditBooks({ db })).map(({ rule, id }) => `${rule}: ${id}`);
}
