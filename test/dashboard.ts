import type { TestShop } from './open-shop.ts';
import { sendDue } from './scenes/send-due.ts';

/** Refunds in Razorpay's own dashboard, as the owner does: all that is left, unless an amount in paise is given. */
export function refundInDashboard(
  { sandbox }: TestShop,
  paymentId: string,
  how: { amount?: number; fails?: boolean } = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(how) };
  return Promise.resolve(sandbox.app.request(`/v1/payments/${paymentId}/refund-in-dashboard`, request));
}

/** Runs the jobs, lets the banks answer, and delivers the webhooks. */
export async function letTimePass(shop: TestShop): Promise<void> {
  await shop.drainJobs();
  shop.clock.advance(5_000);
  while ((await shop.sandbox.runDue()) > 0) await shop.drainJobs();
  await shop.drainJobs();
  await sendDue(shop.as({ kind: 'system' }));
}
