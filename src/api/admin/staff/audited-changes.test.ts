import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call, Change, Scene } from '#test/audited-changes/audited-change.ts';
import { openScene } from '#test/audited-changes/audited-change.ts';
import { courierChanges } from '#test/audited-changes/couriers.ts';
import { movingChanges } from '#test/audited-changes/moving.ts';
import { orderChanges } from '#test/audited-changes/orders.ts';
import { ownAccountChanges } from '#test/audited-changes/own-account.ts';
import { peopleChanges } from '#test/audited-changes/people.ts';
import { pictureChanges } from '#test/audited-changes/pictures.ts';
import { reviewChanges } from '#test/audited-changes/reviews.ts';
import { safetyChanges } from '#test/audited-changes/safety.ts';
import { shopChanges } from '#test/audited-changes/shop.ts';
import { wordsChanges } from '#test/audited-changes/words.ts';
import type { TestShop } from '#test/open-shop.ts';
import { readDocument } from '#test/scorecard/document.ts';

const changes = {
  ...courierChanges,
  ...movingChanges,
  ...orderChanges,
  ...ownAccountChanges,
  ...peopleChanges,
  ...pictureChanges,
  ...reviewChanges,
  ...safetyChanges,
  ...shopChanges,
  ...wordsChanges,
};
/** Calls that change nothing, and use a POST to send data that is too long or too private for an address. */
const reads = [
  'POST /admin/content/home/preview',
  'POST /admin/documents',
  'POST /admin/login/passkey/options',
  'POST /admin/me/passkeys/options',
  'POST /admin/orders/quote',
  'POST /admin/orders/{id}/exchange-preview',
  'POST /admin/orders/{id}/refund-preview',
  'POST /admin/staff/link',
];

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.shop.close());

test('every call of the OpenAPI document that changes something in the admin is tried here', async () => {
  const { operations } = await readDocument(scene.shop);
  const calls = operations
    .filter(({ method, path }) => path.startsWith('/admin/') && method !== 'GET')
    .map(({ name }) => name);
  expect([...Object.keys(changes), ...reads].toSorted()).toEqual(calls.toSorted());
});

test.each(Object.keys(changes))('%s writes exactly one audit row for what it changes', async (name) => {
  const { make, rows } = changes[name]!;
  const call = await make(scene);
  const { shop = scene.shop, as = scene.owner } = call;
  const earlier = new Set((await readRows(shop)).map(({ id }) => id));
  const response = await send(shop, name, { ...call, as });
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([response.status, '']);
  const written = (await readRows(shop)).filter(({ id }) => !earlier.has(id));
  expect(written.map(({ action, before, after }) => [action, toChange(before, after)]).toSorted()).toEqual(
    rows,
  );
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(rows.length);
  if (as) expect(written.map(({ staff_id }) => staff_id)).toEqual(rows.map(() => as.staffId));
  else expect(written.every(({ staff_id }) => staff_id !== null)).toBe(true);
  await call.shop?.close();
});

function send(shop: TestShop, name: string, { path, body = {}, headers, as }: Call) {
  const { authorization } = as?.headers ?? {};
  const isForm = body instanceof FormData;
  return shop.app.request(`/api/v1${path}`, {
    method: name.split(' ')[0],
    headers: {
      ...(authorization && { authorization }),
      ...(!isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  });
}

function readRows({ db }: TestShop) {
  return db.selectFrom('audit_events').selectAll().execute();
}

function toChange(before: unknown, after: unknown): Change | 'nothing' {
  if (before === null && after === null) return 'nothing';
  if (before === null) return 'made';
  return after === null ? 'removed' : 'changed';
}
