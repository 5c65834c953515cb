import { inTransaction } from '#shop/context.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { audit } from '#test/auditor.ts';
import { countAnswers, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeProduct } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { askUntilAnswered, differs, inAShop, makeCustomers } from '#test/scorecard/in-a-shop.ts';
import type { Trial } from '#test/scorecard/trial.ts';

const atOnce = 100;
const limits = [10, 1, 99, 37];

/** K11: a code with limited uses is granted exactly that often, however many shoppers check out at the same time. */
export function run(checkouts: number): Promise<Trial> {
  return inAShop(async (shop) => {
    const buyers = await makeCustomers(shop, atOnce);
    // Each order is for another bell and has its own key, so that only the promotion serialises them.
    const bells = await Promise.all(
      buyers.map(() => makeProduct(shop, { stock: 1 + checkouts / atOnce, pricePaise: 200_00 })),
    );
    const failures: string[] = [];
    let trials = 0;
    for (let round = 0; trials < checkouts; round += 1) {
      failures.push(...(await useAtOnce(shop, { buyers, bells }, round)));
      trials += atOnce;
    }
    failures.push(...(await audit(shop)));
    return { trials, failures, note: `limits of ${limits.join(', ')}` };
  });
}

type Crowd = { buyers: MadeCustomer[]; bells: MadeProduct[] };

async function useAtOnce(shop: TestShop, { buyers, bells }: Crowd, round: number): Promise<string[]> {
  const usageLimit = limits[round % limits.length]!;
  const code = `ROUND${round}`;
  const promotion = { code, description: '', type: 'fixed', amountPaise: 50_00, usageLimit } as const;
  const id = await inTransaction(shop.as({ kind: 'system' }), (tx) => storePromotion(tx, promotion));
  const answers = await Promise.all(
    buyers.map((as, index) => {
      const body = toOrderBody({ productId: bells[index]!.id }, { promo_code: code });
      const key = `use-of-code-${round}-${index}`;
      return askUntilAnswered(() => post(shop, '/orders', { as, body, key }));
    }),
  );
  const { '201': granted = 0, '422 promotion.refused': refused = 0, ...others } = await countAnswers(answers);
  const { used_count } = await shop.db
    .selectFrom('promotions')
    .select('used_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return differs(
    `limit ${usageLimit}`,
    { granted, refused, used: used_count, ...others },
    { granted: usageLimit, refused: atOnce - usageLimit, used: usageLimit },
  );
}
