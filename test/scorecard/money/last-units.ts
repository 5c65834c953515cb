import { sql } from 'kysely';
import { audit } from '#test/auditor.ts';
import { countAnswers, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeProduct } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { askUntilAnswered, differs, inAShop, makeCustomers } from '#test/scorecard/in-a-shop.ts';
import type { Trial } from '#test/scorecard/trial.ts';

const crowd = 200;
const kinds = [
  { name: 'ten pieces', stock: 10 },
  {
    name: 'three colours',
    stock: 11,
    variants: [
      { color: 'Red', stock: 3 },
      { color: 'Blue', stock: 7 },
      { color: 'Gold', stock: 1 },
    ],
  },
];

/** K1: all buyers order the remaining pieces at the same time; every piece is sold, and none twice. */
export function run(attempts: number): Promise<Trial> {
  return inAShop(async (shop) => {
    const buyers = await makeCustomers(shop, Math.min(crowd, attempts));
    const failures: string[] = [];
    let trials = 0;
    for (let round = 0; trials < attempts; round += 1) {
      failures.push(...(await sellOut(shop, buyers, round)));
      trials += buyers.length;
    }
    return { trials, failures };
  });
}

async function sellOut(shop: TestShop, buyers: MadeCustomer[], round: number): Promise<string[]> {
  const kind = kinds[round % kinds.length]!;
  const product = await makeProduct(shop, kind);
  const answers = await Promise.all(
    buyers.map((as, index) => {
      const body = toOrderBody(pieceFor(product, index));
      return askUntilAnswered(() => post(shop, '/orders', { as, body }));
    }),
  );
  const where = `round ${round}, ${kind.name}`;
  const wanted = { '201': kind.stock, '409 stock.gone': buyers.length - kind.stock };
  return [
    ...differs(`${where}, answers`, sorted(await countAnswers(answers)), wanted),
    ...differs(`${where}, pieces in orders`, await countSold(shop, product.id), kind.stock),
    ...(await audit(shop)).map((violation) => `${where}: ${violation}`),
  ];
}

function pieceFor({ id: productId, variantIds }: MadeProduct, index: number) {
  return variantIds.length > 0
    ? { productId, variantId: variantIds[index % variantIds.length]! }
    : { productId };
}

function sorted(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b)));
}

async function countSold({ db }: TestShop, productId: string): Promise<number> {
  const { rows } = await sql<{ sold: number }>`
    select coalesce(sum(quantity), 0) as sold from order_lines where product_id = ${productId}`.execute(db);
  return Number(rows[0]!.sold);
}
