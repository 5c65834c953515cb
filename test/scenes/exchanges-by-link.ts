import { sql } from 'kysely';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { buy, buyOnline, readOrder, toOrderBody } from '#test/buy.ts';
import { letTimePass } from '#test/dashboard.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { actOnLink } from '#test/orders/by-telephone.ts';
import { makeExchanges, onePiece } from './exchanges.ts';

/** An exchange whose difference of 500 rupees is still to be paid by a link, and the order before it. */
export type Waiting = { buyer: MadeCustomer; first: OrderJson; order: AdminOrderJson; url: string };

/** Saves the payment settings, which the shop uses from now on. */
export async function savePayment(
  shop: TestShop,
  payment: { prepaidDiscountBp?: number; codEnabled?: boolean },
): Promise<void> {
  await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { payment }));
  await shop.changes.settle();
}

/** Opens a shop without a discount for payments in advance, so that two lamps cost the same regardless of the payment method. */
export async function openExchangeShop(options?: Parameters<typeof openShop>[0]): Promise<TestShop> {
  const shop = await openShop(options);
  await savePayment(shop, { prepaidDiscountBp: 0 });
  return shop;
}

/** Returns the calls that move orders and make exchanges, including by payment link, for a shop that is opened later. */
export function makeLinkedExchanges(getShop: () => TestShop, getOwner: () => MadeStaff) {
  const { deliver, move } = makeOrderMoves(getShop);
  const exchanges = makeExchanges(getShop, getOwner);
  const { exchange, look } = exchanges;

  /** Makes a delivered order of two lamps of 999 rupees. */
  async function makeArrived(how: 'online' | 'cash' = 'online') {
    const [shop, owner] = [getShop(), getOwner()];
    const buyer = await makeCustomer(shop);
    const lamp = await makeProduct(shop, { name: 'Hanging Lamp', pricePaise: 999_00, stock: 10 });
    const body = toOrderBody({ productId: lamp.id, quantity: 2 });
    const { id } =
      how === 'online' ? (await buyOnline(shop, buyer, body)).order : await buy(shop, buyer, body);
    await deliver(owner, id);
    if (how === 'cash') await move(owner, id, 'cash');
    return { buyer, first: await readOrder(shop, buyer, id) };
  }

  /** Exchanges one lamp for an idol of 1499 rupees, with the difference of 500 paid by a payment link. */
  async function makeWaiting(how?: 'online' | 'cash'): Promise<Waiting> {
    const { buyer, first } = await makeArrived(how);
    const idol = await makeProduct(getShop(), { name: 'Ganesha', pricePaise: 1499_00, stock: 2 });
    const { exchange: made } = await exchange(first.id, {
      items: onePiece(first),
      instead: [{ product_id: idol.id, quantity: 1 }],
      difference: 'by_link',
    });
    const order = await look(made.id);
    return { buyer, first, order, url: order.payment_link!.url };
  }

  async function makePaid(how?: 'online' | 'cash'): Promise<Waiting> {
    const waiting = await makeWaiting(how);
    await actOnLink(getShop(), waiting.url, { act: 'pay' });
    await letTimePass(getShop());
    return { ...waiting, order: await look(waiting.order.id) };
  }

  /** Lists the refunds for an order in rupees: of its own payment, or of an earlier order's payment. */
  async function listRefunds({ id }: { id: string }): Promise<string[]> {
    const { rows } = await sql<{ words: string }>`
      select r.reason || ' ' || r.amount_paise / 100 || case when p.order_id = r.order_id then ' own' else ' earlier' end as words
        from refunds r join payments p on p.id = r.payment_id
       where r.order_id = ${id} and r.status <> 'replaced' order by r.created_at, words`.execute(
      getShop().db,
    );
    return rows.map(({ words }) => words);
  }

  const cancel = ({ id }: { id: string }) =>
    move(getOwner(), id, 'cancellation', { reason: 'Not wanted any more' });

  return { deliver, move, ...exchanges, makeArrived, makeWaiting, makePaid, listRefunds, cancel };
}
