import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { readControls, takeFault } from './controls.ts';
import type { ApiCall } from './faults.ts';
import { cancelLink, createLink, findLinks, getLink } from './links.ts';
import { findOrders, getOrder, openOrder } from './orders.ts';
import { capturePayment, getPayment, listPayments } from './payments.ts';
import { getRefund, listRefunds, refundPayment } from './refunds.ts';
import { listSettled, listSettlements } from './settlements.ts';
import { badRequest, VendorError } from './vendor-error.ts';
import type { World } from './world.ts';

type Env = { Variables: { refundFails?: boolean } };

// Milliseconds: longer than any caller should wait.
const UNANSWERED_MS = 8_000;

/** Serves the part of the vendor's HTTP API that the shop uses, to callers with the keys. */
export function makeApi(world: World): Hono<Env> {
  const api = new Hono<Env>();
  const may = (call: ApiCall) => [authenticate(world), disturb(world, call)] as const;
  api.post('/orders', ...may('create'), async (c) =>
    c.json(await openOrder({ world, trx: world.db }, await readJson(c.req.raw))),
  );
  api.get('/orders', ...may('read'), async (c) => c.json(await findOrders(world, c.req.query())));
  api.get('/orders/:id', ...may('read'), async (c) => c.json(await getOrder(world, c.req.param('id'))));
  api.get('/orders/:id/payments', ...may('read'), async (c) => {
    const { id } = await getOrder(world, c.req.param('id'));
    return c.json(await listPayments(world, id));
  });
  api.post('/payment_links', ...may('link'), async (c) =>
    c.json(await createLink(world, await readJson(c.req.raw))),
  );
  api.get('/payment_links', ...may('read'), async (c) => c.json(await findLinks(world, c.req.query())));
  api.get('/payment_links/:id', ...may('read'), async (c) => c.json(await getLink(world, c.req.param('id'))));
  api.post('/payment_links/:id/cancel', ...may('link'), async (c) =>
    c.json(await cancelLink(world, c.req.param('id'))),
  );
  api.get('/payments/:id', ...may('read'), async (c) => c.json(await getPayment(world, c.req.param('id'))));
  api.post('/payments/:id/capture', ...may('capture'), async (c) =>
    c.json(await capturePayment(world, c.req.param('id'), await readJson(c.req.raw))),
  );
  api.post('/payments/:id/refund', ...may('refund'), async (c) => {
    const key = c.req.header('X-Refund-Idempotency');
    const refund = { key, input: await readJson(c.req.raw), fails: c.get('refundFails') ?? false };
    return c.json(await refundPayment(world, c.req.param('id'), refund));
  });
  api.get('/payments/:id/refunds', ...may('read'), async (c) =>
    c.json(await listRefunds(world, c.req.query(), c.req.param('id'))),
  );
  api.get('/refunds', ...may('read'), async (c) => c.json(await listRefunds(world, c.req.query())));
  api.get('/refunds/:id', ...may('read'), async (c) => c.json(await getRefund(world, c.req.param('id'))));
  api.get('/settlements', ...may('read'), async (c) => c.json(await listSettlements(world, c.req.query())));
  api.get('/settlements/recon/combined', ...may('read'), async (c) =>
    c.json(await listSettled(world, c.req.query())),
  );
  return api;
}

export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw badRequest('The request body is not valid JSON');
  }
}

function authenticate({ keyId, keySecret }: World): MiddlewareHandler {
  const expected = digest(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  return async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) {
      throw new VendorError(401, 'BAD_REQUEST_ERROR', { message: 'Authentication failed' });
    }
    await next();
  };
}

// Applies the faults that a person or a test requested by POST …/control.
function disturb(world: World, call: ApiCall): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { latencyMs } = await readControls(world.db);
    if (latencyMs > 0) await pause(latencyMs, c.req.raw.signal);
    const fault = await takeFault(world.db, call);
    if (fault === 'refused') throw badRequest('The sandbox was told to refuse this call');
    if (fault === 'busy')
      throw new VendorError(429, 'BAD_REQUEST_ERROR', { message: 'Request rate limit exceeded' });
    if (fault === 'refund_later') c.set('refundFails', true);
    else if (fault === 'lost') await next();
    if (fault === 'lost' || fault === 'timeout') {
      await pause(UNANSWERED_MS, c.req.raw.signal);
      c.res = undefined;
      c.res = new Response('', { status: 504 });
      return;
    }
    if (fault === call)
      throw new VendorError(500, 'SERVER_ERROR', { message: 'The sandbox was told to fail this call' });
    await next();
  };
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
