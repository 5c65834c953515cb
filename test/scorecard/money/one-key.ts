import { audit } from '#test/auditor.ts';
import { countAnswers, post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { askUntilAnswered, differs, inAShop } from '#test/scorecard/in-a-shop.ts';
import type { Trial } from '#test/scorecard/trial.ts';
import { readAnswer } from '#test/call-api.ts';

const atOnce = 100;

/** K2: identical simultaneous requests with one idempotency key make one order, which every response contains. */
export function run(requests: number): Promise<Trial> {
  return inAShop(async (shop) => {
    const failures: string[] = [];
    let trials = 0;
    for (let round = 0; trials < requests; round += 1) {
      failures.push(...(await repeat(shop, round)));
      trials += atOnce;
    }
    failures.push(...(await audit(shop)));
    return { trials, failures };
  });
}

async function repeat(shop: TestShop, round: number): Promise<string[]> {
  const as = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop, { stock: 500, pricePaise: 100_00 });
  const body = toOrderBody({ productId }, { paymentMethod: round % 2 === 0 ? 'cod' : 'razorpay' });
  const key = `key-of-round-${round}`;
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => askUntilAnswered(() => post(shop, '/orders', { as, body, key }))),
  );
  const counts = await countAnswers(answers);
  const told = await Promise.all(
    answers.map(async (answer) => JSON.stringify((await readAnswer('POST /orders', answer)).order)),
  );
  const orders = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', as.customerId)
    .execute();
  return [
    ...differs(`round ${round}, answers`, counts, { '201': atOnce }),
    ...differs(`round ${round}, different answers`, new Set(told).size, 1),
    ...differs(`round ${round}, orders`, orders.length, 1),
  ];
}
