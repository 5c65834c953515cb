import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Ctx } from '#shop/context.ts';
import type { Log } from '#platform/log.ts';
import { createRazorpay } from '#gateways/razorpay.ts';
import { createSandboxRazorpay } from '#gateways/sandbox/razorpay/sandbox.ts';

const KEYS = { keyId: 'rzp_test_sandbox', keySecret: 'sandbox_secret' };
export const WEBHOOK_SECRET = 'sandbox_webhook_secret';
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

type Received = { event: string; eventId: string; signature: string; body: string };

/** Starts for tests the sandbox on a real port, the shop's client that calls it, and a receiver that records its webhooks. */
export async function makeSandbox(db: Ctx['db'], { timeoutMs = 5000 } = {}) {
  const time = { now: Date.parse('2026-11-21T10:00:00Z') };
  const received: Received[] = [];
  const shop = { answers: 200 };
  const sandbox = createSandboxRazorpay({
    db,
    ...KEYS,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => 'http://shop.test/api/v1/payment/webhook',
    pageUrl: 'http://shop.test/sandbox/razorpay',
    clock: { now: () => new Date(time.now) },
    randomBytes: (count) => randomBytes(count),
    log: silent,
    async fetch(_url, { headers, body }) {
      const given = new Headers(headers);
      received.push({
        event: JSON.parse(String(body)).event,
        eventId: given.get('x-razorpay-event-id') ?? '',
        signature: given.get('x-razorpay-signature') ?? '',
        body: String(body),
      });
      return new Response('', { status: shop.answers });
    },
  });
  const app = new Hono().route('/sandbox/razorpay', sandbox.app);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox/razorpay`;
  const client = createRazorpay({ ...KEYS, webhookSecrets: [WEBHOOK_SECRET], baseUrl, timeoutMs });
  const post = async (path: string, body: object) => {
    const response = await fetch(baseUrl + path, { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  return {
    sandbox,
    client,
    baseUrl,
    received,
    shop,
    pay: (orderId: string, attempt: object) => post(`/v1/orders/${orderId}/pay`, attempt),
    control: (change: object) => post('/control', change),
    pass: (seconds: number) => {
      time.now += seconds * 1000;
    },
    /** Runs all due work until none is left. */
    async settle() {
      while ((await sandbox.runDue()) > 0);
    },
    async close() {
      await sandbox.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
