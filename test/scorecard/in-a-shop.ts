import { type MadeCustomer, makeCustomer } from '#test/make.ts';
import { type OpenShop, type TestShop, openShop } from '#test/open-shop.ts';

/** A shop of its own for one figure: real PostgreSQL, twenty connections. */
export async function inAShop<Result>(
  work: (shop: TestShop) => Promise<Result>,
  options: OpenShop = {},
): Promise<Result> {
  const shop = await openShop({ poolSize: 20, ...options });
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

export function makeCustomers(shop: TestShop, count: number): Promise<MadeCustomer[]> {
  return Promise.all(Array.from({ length: count }, () => makeCustomer(shop)));
}

/** A difference in words, or nothing. */
export function differs(where: string, seen: unknown, wanted: unknown): string[] {
  const [a, b] = [JSON.stringify(seen), JSON.stringify(wanted)];
  return a === b ? [] : [`${where}: ${a} instead of ${b}`];
}
