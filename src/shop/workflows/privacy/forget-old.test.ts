import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/customer/retention.ts';
import { dayMs } from '#domain/durations.ts';
import { callApi } from '#test/call-api.ts';
import { buyOnline, get, post, toOrderBody } from '#test/buy.ts';
import { dump } from '#test/database/dump.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { importFile } from '#test/import-export/send-import.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { forgetOld } from './forget-old.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

/** Counts the rows of each table that the job deletes from. */
async function sizes() {
  const tables = await dump(shop);
  const of = (name: string) => tables.get(`public.${name}`)!.length;
  return {
    sessions: of('sessions'),
    codes: of('otp_codes'),
    messages: of('messages'),
    outbox: of('outbox_messages'),
    webhooks: of('webhook_events'),
    idempotency_keys: of('idempotency_keys'),
    admin_requests: of('admin_requests'),
    imports: of('imports'),
    addresses: of('addresses'),
    newsletter_asked: of('newsletter_subscriptions'),
    tickets: of('contact_tickets'),
    rate_limits: of('rate_limits'),
  };
}

test('data is deleted at the end of its retention period, not before; legally required data is kept', async () => {
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  await post(shop, '/auth/send-otp', { body: { mobile_number: '9812345670' } });
  await post(shop, '/newsletter/subscriptions', { body: { email: 'asked@example.com' } });
  const place = {
    line1: '12 Hazratganj',
    city: 'Lucknow',
    state: 'UP',
    postal_code: '226001',
    phone: '9876543210',
    type: 'home' as const,
  };
  const { address } = await callApi('POST /profile/addresses', { shop, body: place, as: buyer });
  await shop.app.request(`/api/v1/profile/addresses/${address.id}`, {
    method: 'DELETE',
    headers: buyer.headers,
  });
  await buyOnline(shop, buyer, toOrderBody({ productId }));
  await shop.sandbox.runDue();
  const message = {
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'Hello',
    message: 'Is it brass all through?',
  };
  const { ticket } = await callApi('POST /contact', { shop, body: message });
  const as = await makeStaff(shop);
  await post(shop, `/admin/tickets/${ticket}/closure`, { body: {}, as });
  await importFile(shop, as, 'Name,SKU,Price\nTray,TR-1,90\n');
  await post(shop, '/admin/orders/bulk', { body: { action: 'pack', ids: ['none'] }, as, key: 'bulk-key-1' });
  await shop.drainJobs();
  const start = shop.clock.now().getTime();
  const full = await sizes();
  for (const [what, rows] of Object.entries(full)) expect([what, rows > 0]).toEqual([what, true]);

  // Sessions end a week after they began, codes five minutes after they were sent.
  const life: Record<string, number> = { sessions: 7 * dayMs, codes: 300_000 };
  const days = { ...KEPT_DAYS, rate_limits: 2 } as Record<string, number>;
  const endOf = (what: string) => start + (life[what] ?? 0) + days[what]! * dayMs;
  for (const end of [...new Set(Object.keys(full).map(endOf))].toSorted((one, other) => one - other)) {
    for (const [at, isOver] of [
      [end - 60_000, false],
      [end + 60_000, true],
    ] as const) {
      shop.clock.set(new Date(at));
      await forgetOld(shop.as({ kind: 'system' }));
      const left = Object.entries(await sizes()).filter(([what]) => endOf(what) === end);
      const wanted = left.map(([what]) => [what, isOver ? 0 : full[what as keyof typeof full]]);
      expect(left).toEqual(wanted);
    }
  }

  const tables = await dump(shop);
  for (const kept of [
    'orders',
    'order_lines',
    'order_events',
    'payments',
    'invoices',
    'customers',
    'stock_moves',
  ])
    expect([kept, tables.get(`public.${kept}`)!.length > 0]).toEqual([kept, true]);
  expect((await get(shop, '/orders', buyer)).status).toBe(401);
});

test('open tickets, unfinished messages, sessions in use and confirmed subscriptions are not deleted', async () => {
  const message = {
    name: 'Ravi',
    email: 'ravi@example.com',
    subject: 'Hello',
    message: 'Do you ship to Leh as well?',
  };
  await post(shop, '/contact', { body: message });
  await post(shop, '/newsletter/subscriptions', { body: { email: 'confirmed@example.com' } });
  await shop.db.updateTable('newsletter_subscriptions').set({ confirmed_at: shop.clock.now() }).execute();
  shop.clock.advance(4 * 365 * dayMs);
  const { headers } = await makeCustomer(shop);
  await forgetOld(shop.as({ kind: 'system' }));
  const { tickets, messages, newsletter_asked: subscriptions } = await sizes();
  expect({ tickets, messages: messages > 0, subscriptions }).toEqual({
    tickets: 1,
    messages: true,
    subscriptions: 1,
  });
  expect((await get(shop, '/profile', { headers })).status).toBe(200);
});
