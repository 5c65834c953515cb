import type { CreditWish } from '#domain/invoice/credit.ts';
import { toInvoicedSeller } from '#domain/invoice/invoice-document.ts';
import { estimateDelivery } from '#domain/pricing/delivery-estimate.ts';
import { type Ctx, inTransaction, makeId, type Tx } from '#shop/context.ts';
import { isShopError } from '#domain/error.ts';
import type { Uqc } from '#domain/tax/gst.ts';
import { ORDER_NUMBER_RANDOM_BYTES, newOrderNumber } from '#domain/id.ts';
import { issueCreditNote } from '#shop/invoices/issue-credit-note.ts';
import { issueInvoice } from '#shop/invoices/issue-invoice.ts';
import { planCreditNote } from '#shop/invoices/plan-credit-note.ts';
import { toOrderRows } from '#shop/orders/order-rows.ts';
import { writeOrder } from '#shop/orders/write-order.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import type { Cart } from './make-carts.ts';
import { saleDay, toQuote, toSettings } from './list-figures.ts';

export type Booked = { cart: number; order_id: string };

/** Writes carts into the shop's own tables: the order, its invoice, and both credit notes. */
export async function bookCarts(shop: TestShop, carts: Cart[]): Promise<Booked[]> {
  const books = await makeBooks(shop);
  const booked: Booked[] = [];
  for (const made of carts) {
    const orderId = await books.write(made);
    await creditPieces(shop.ctx, orderId, made);
    booked.push({ cart: made.cart.cart, order_id: orderId });
  }
  return booked;
}

type Sold = { gstin?: string | undefined; nature?: () => { hsn: string; uqc: Uqc } };

/** Writes carts as orders with invoices for one buyer; `goods` holds the product of each line. */
export async function makeBooks(shop: TestShop, { stock = 0 } = {}) {
  const { customerId } = await makeCustomer(shop);
  const products = await Promise.all(Array.from({ length: 6 }, () => makeProduct(shop, { stock })));
  return {
    async write(made: Cart, sold: Sold = {}): Promise<string> {
      const orderId = makeId(shop.ctx, 'ord');
      await inTransaction(shop.ctx, async (tx) => {
        await writeCart(tx, made, { ...sold, orderId, customerId, productIds: products.map(({ id }) => id) });
        await issueInvoice(tx, orderId, toInvoicedSeller(toSettings(made)));
      });
      return orderId;
    },
  };
}

type Writing = Sold & { orderId: string; customerId: string; productIds: string[] };

async function writeCart(tx: Tx, made: Cart, writing: Writing): Promise<void> {
  const { orderId, customerId, productIds, gstin, nature } = writing;
  const quoted = toQuote(made);
  const lines = quoted.lines.map((line, index) => ({
    ...line,
    ...nature?.(),
    productId: productIds[index]!,
  }));
  const address = {
    line1: '1 Road',
    line2: '',
    city: 'Town',
    stateKey: made.cart.state,
    postalCode: '226001',
    country: 'India',
    phone: '+919876543210',
  };
  const rows = toOrderRows(tx, {
    id: orderId,
    orderNumber: newOrderNumber(saleDay, tx.random(ORDER_NUMBER_RANDOM_BYTES)),
    customerId,
    status: 'processing',
    buyer: { name: 'Asha', email: 'asha@example.in', phone: '+919876543210', gstin },
    shippingAddress: address,
    billingAddress: address,
    sellerGstin: '09ABCDE1234F1ZY',
    notes: '',
    giftMessage: null,
    offers: lines.map(({ productId }) => ({ productId, sku: productId })) as never,
    quote: { ...quoted, lines },
    delivery: estimateDelivery('standard', saleDay),
    expiresAt: null,
    takenBy: null,
  });
  await writeOrder(tx, rows);
}

/** Credits the returned pieces first, then the rest. */
async function creditPieces(ctx: Ctx, orderId: string, { lines }: Cart): Promise<void> {
  const stored = await ctx.db
    .selectFrom('order_lines')
    .select(['id', 'position'])
    .where('order_id', '=', orderId)
    .execute();
  const pieces = lines
    .filter(({ back }) => back > 0)
    .map(({ line, back }) => ({
      lineId: stored.find(({ position }) => position === line)!.id,
      quantity: back,
    }));
  try {
    await credit(ctx, orderId, { kind: 'pieces', pieces });
    await credit(ctx, orderId, { kind: 'everything' });
  } catch (error) {
    if (!isShopError(error, 'credit.too_much')) throw error;
  }
}

function credit(ctx: Ctx, orderId: string, wish: CreditWish): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const plan = await planCreditNote(tx, orderId, wish);
    if (plan) await issueCreditNote(tx, plan, { reason: 'The oracle asks', restock: false });
  });
}
