import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import { readJson } from './api.ts';
import { ChangeControls, changeControls, readControls } from './controls.ts';
import { PayAttempt, toCourse } from './course.ts';
import { getOrder, parseVendorInput } from './orders.ts';
import { attemptPayment, signPayment } from './payments.ts';
import { refundPayment } from './refunds.ts';
import type { Payment } from './entities.ts';
import type { World } from './world.ts';

/** A refund that the owner makes in the vendor's own dashboard, without the shop. */
const DashboardRefund = z.object({ amount: z.int().optional(), fails: z.boolean().default(false) });

/** Serves routes that only the sandbox has: paying without a bank, a dashboard, and setting what should fail. */
export function makeRouters(world: World): Hono {
  const routes = new Hono();
  routes.get('/control', async (c) => c.json(await readControls(world.db)));
  routes.post('/control', async (c) => {
    const controls = await changeControls(
      world.db,
      parseVendorInput(ChangeControls, await readJson(c.req.raw)),
    );
    world.wake();
    return c.json(controls);
  });
  routes.get('/v1/checkout/orders/:id', async (c) => {
    const { id, amount, amount_due, currency, status } = await getOrder(world, c.req.param('id'));
    return c.json({ id, amount, amount_due, currency, status });
  });
  routes.post('/v1/orders/:id/pay', async (c) => {
    const attempt = parseVendorInput(PayAttempt, await readJson(c.req.raw));
    const course = toCourse(attempt);
    const payment = await attemptPayment(world, c.req.param('id'), { attempt, course });
    if (course.answersAfterMs > 0) await sleep(course.answersAfterMs, undefined, { ref: false });
    return c.json({ ...toPaid(world, payment), unheard: course.isUnheard });
  });
  routes.post('/v1/payments/:id/refund-in-dashboard', async (c) => {
    const { fails, ...input } = parseVendorInput(DashboardRefund, await readJson(c.req.raw));
    return c.json(await refundPayment(world, c.req.param('id'), { key: undefined, input, fails }));
  });
  return routes;
}

// The vendor signs successes only. The sandbox signs a failure too, to expose a shop that trusts the signature alone without looking at the
// payment.
function toPaid(world: World, payment: Payment) {
  const paid = {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: signPayment(world, payment),
    status: payment.status,
  };
  if (payment.status !== 'failed') return paid;
  const error = {
    code: payment.error_code,
    description: payment.error_description,
    source: payment.error_source,
    step: payment.error_step,
    reason: payment.error_reason,
    metadata: { order_id: payment.order_id, payment_id: payment.id },
  };
  return { ...paid, error };
}
