import { type MadeCustomer, allowManyCodOrders, makeCustomer } from '#test/make.ts';
import { type OpenShop, type TestShop, openShop } from '#test/open-shop.ts';

/** Opens a shop for one figure: real PostgreSQL, twenty connections. */
export async function inAShop<Result>(
  work: (shop: TestShop) => Promise<Result>,
  options: OpenShop = {},
): Promise<Result> {
  const shop = await openShop({ poolSize: 20, ...options });
  try {
    await allowManyCodOrders(shop);
    return await work(shop);
  } finally {
    await shop.close();
  }
}

export function makeCustomers(shop: TestShop, count: number): Promise<MadeCustomer[]> {
  return Promise.all(Array.from({ length: count }, () => makeCustomer(shop)));
}

/** Retries while the shop answers 503, as a browser does: on a busy machine, twenty connections are not enough for a crowd. */
export async function askUntilAnswered(ask: () => Promise<Response>): Promise<Response> {
  for (let round = 1; ; round += 1) {
    const answer = await ask();
    if (answer.status !== 503 || round === mostRounds) return answer;
  }
}

const mostRounds = 10;

/** Returns a difference as a sentence, or nothing. */
export function differs(where: string, seen: unknown, wanted: unknown): string[] {
  const [a, b] = [JSON.stringify(seen), JSON.stringify(wanted)];
  return a === b ? [] : [`${where}: ${a} instead of ${b}`];
}
