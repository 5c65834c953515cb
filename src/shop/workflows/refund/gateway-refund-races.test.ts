import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from '#test/fast-check.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toPaise } from '#domain/money/money.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { sendRefund } from '#shop/payments/send-refund.ts';
import type { RazorpayPort } from '#shop/ports.ts';
import { applyPayment } from '#shop/workflows/confirm-payment/fetch-payments.ts';
import { audit } from '#test/auditor.ts';
import { post, readOrder } from '#test/buy.ts';
import { letTimePass, refundInDashboard } from '#test/dashboard.ts';
import { type MadeCustomer, type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makePaidOrder } from '#test/scenes/gateway-refunds.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';

let shop: TestShop;
let owner: MadeStaff;
let buyer: MadeCustomer;
let order: OrderJson;
let paymentId: string;
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
});
beforeEach(async () => {
  owner = await makeStaff(shop);
});
afterAll(() => shop.close());

/** Each test makes more than a hundred calls, in sequence or at once. */
const many = { timeout: 60_000 };

async function makePaid(): Promise<void> {
  ({ buyer, order, paymentId } = await makePaidOrder(shop));
}

function move(what: string, body: object = {}, key?: string): Promise<Response> {
  shop.clock.advance(1000);
  return post(shop, `/admin/orders/${order.id}/${what}`, { as: owner, body, ...(key && { key }) });
}

async function deliver(): Promise<void> {
  await move('packing');
  await move('shipment', { courier: 'bluedart', tracking_number: '69123456789' });
  expect((await move('delivery')).status).toBe(200);
}

let keys = 0;
const cutPrice = (amount: number) =>
  move('refund', { reason: 'It came broken', amount }, `random-${(keys += 1)}-key`);

const sentAtGateway = async () => (await shop.ctx.razorpay.getPayment(paymentId)).amount_refunded;

/** Delivers webhooks and runs jobs; a job that conflicts with another is retried later. */
async function hear(): Promise<void> {
  await shop.sandbox.runDue();
  await shop.drainJobs().catch(() => undefined);
}

test(
  'a full dashboard refund racing the shop’s own refund sends the money once, and the books agree',
  many,
  async () => {
    for (let round = 0; round < 4; round += 1) {
      await makePaid();
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          if (index % 2 === 0) await refundInDashboard(shop, paymentId);
          // In every other round most of the calls apply the refund before the shop sends its own.
          else if (round % 2 === 1) await hear();
          if (index % 2 === 1) await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
          await hear();
        }),
      );
      await letTimePass(shop);
      expect(await readOrder(shop, buyer, order.id)).toMatchObject({
        status: 'cancelled',
        payment: { status: 'refunded', refunded: order.totals.total },
      });
      expect(await sentAtGateway()).toBe(toPaise(order.totals.total));
      const refunds = await shop.ctx.razorpay.listRefunds(paymentId);
      expect(refunds.filter(({ status }) => status !== 'failed')).toHaveLength(1);
      expect(await audit(shop)).toEqual([]);
    }
  },
);

test('a refund accepted while a dashboard refund replaces it counts as a dashboard refund; no rest is sent', async () => {
  await makePaid();
  await deliver();
  expect((await cutPrice(300)).status).toBe(200);
  await refundInDashboard(shop, paymentId, { amount: 100_00 });
  const due = await shop.db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  // Razorpay accepts the shop's own refund after the shop asked for its refunds, and before the response is stored.
  const razorpay: RazorpayPort = {
    ...shop.ctx.razorpay,
    refund: async (asked) => {
      const payment = await shop.ctx.razorpay.getPayment(paymentId);
      const listed = await shop.ctx.razorpay.listRefunds(paymentId);
      const sent = await shop.ctx.razorpay.refund(asked);
      const before = { ...shop.ctx.razorpay, listRefunds: async () => listed };
      await applyPayment({ ...shop.as({ kind: 'system' }), razorpay: before }, payment);
      return sent;
    },
  };
  await sendRefund({ ...shop.as({ kind: 'system' }), razorpay }, due.id);
  await letTimePass(shop);
  expect(await sentAtGateway()).toBe(400_00);
  expect(await audit(shop)).toEqual([]);
});

const step = oneof(
  record({ by: constant('hand'), paise: integer({ min: 100, max: 700_00 }), fails: boolean() }),
  record({ by: constant('shop'), rupees: integer({ min: 1, max: 700 }), fails: boolean() }),
  record({ by: constantFrom('gift', 'wait', 'retry', 'return') }),
);
type Step = { by: string; paise?: number; rupees?: number; fails?: boolean };

async function take({ by, paise = 0, rupees = 0, fails = false }: Step): Promise<void> {
  if (by === 'hand') await refundInDashboard(shop, paymentId, { amount: paise, fails });
  else if (by === 'shop') {
    if (fails) await steerRazorpay(shop, { failNext: 'refund_later' });
    await cutPrice(rupees);
  } else if (by === 'gift') await move('refund-explanation', { reason: 'A gift' });
  else if (by === 'retry') await move('refund-retry');
  else if (by === 'return') await move('return', { reason: 'Too small' });
  else await letTimePass(shop);
}

test(
  'after any sequence of dashboard and shop refunds, gifts, failures and retries the books match the gateway',
  many,
  async () => {
    await assert(
      asyncProperty(array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        await makePaid();
        await deliver();
        for (const one of steps) await take(one);
        await steerRazorpay(shop, { failNext: null });
        await letTimePass(shop);
        await move('refund-retry');
        await letTimePass(shop);
        expect(await audit(shop)).toEqual([]);
        const seen = await readOrder(shop, buyer, order.id);
        expect(toPaise(seen.payment.refunded)).toBe(await sentAtGateway());
      }),
      { numRuns: 6 },
    );
  },
);
