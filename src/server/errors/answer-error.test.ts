import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#api/env.ts';
import { conflict, invalid, notFound, tooMany } from '#domain/error.ts';
import { answerError } from './answer-error.ts';

const logged: object[] = [];
const log = { debug() {}, info() {}, warn() {}, error: (facts: object) => void logged.push(facts) };

async function answerTo(error: unknown) {
  const app = new Hono<ApiEnv>();
  app.onError((thrown, c) => answerError(thrown, c, { log, noteRefusal() {} }));
  app.use(async (c, next) => {
    c.set('requestId', 'req-1');
    await next();
  });
  app.get('/', () => {
    throw error;
  });
  const answer = await app.request('/');
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each([
  [invalid('quote.stale', 'Prices have changed', { 'items.0': 'costs more' }), 422],
  [notFound('Order'), 404],
  [conflict('stock.gone', 'Sold out', { left: 0 }), 409],
])('a shop error is returned with its message and code: %s', async (error, status) => {
  const { text, headers, ...answer } = await answerTo(error);
  expect(answer.status).toBe(status);
  expect(JSON.parse(text)).toMatchObject({ error: error.message, code: error.code, request_id: 'req-1' });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an error after a finished response keeps none of its headers', async () => {
  const app = new Hono<ApiEnv>();
  app.onError((thrown, c) => answerError(thrown, c, { log, noteRefusal() {} }));
  app.use(async (_, next) => {
    await next();
    throw new Error('the database is busy');
  });
  app.get('/', (c) => c.body('a page', 404, { 'content-length': '71517', etag: '"a"' }));
  const answer = await app.request('/');
  expect([answer.status, answer.headers.get('content-length'), answer.headers.get('etag')]).toEqual([
    500,
    null,
    null,
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a rate-limited client gets a Retry-After header', async () => {
  const { status, headers } = await answerTo(tooMany('Please wait', 42));
  expect([status, headers.get('retry-after')]).toEqual([429, '42']);
});

const leaks = [
  Object.assign(new Error('duplicate key value violates unique constraint "customers_mobile_key"'), {
    code: '23505',
    detail: 'Key (mobile)=(+919876543210) already exists.',
    table: 'customers',
    query: 'insert into customers',
  }),
  new TypeError("Cannot read properties of undefined (reading 'id')"),
  Object.assign(new Error('connect ENOENT /var/lib/shop/pg/run/.s.PGSQL.5432'), { code: 'ENOENT' }),
  new HTTPException(418, { message: 'select * from secrets' }),
  new Error('outside', { cause: new Error('select password_hash from customers') }),
];

test.each(leaks)('no internal details of an error are returned: %s', async (error) => {
  logged.length = 0;
  const { status, text } = await answerTo(error);
  const body = JSON.parse(text);
  expect(Object.keys(body).toSorted()).toEqual(['code', 'error', 'request_id']);
  expect(text).not.toMatch(
    /select|insert|constraint|customers|\+91|ENOENT|\.s\.PGSQL|undefined|at .*:\d+|Error/,
  );
  if (status === 500) expect(JSON.stringify(logged)).toContain(error.message.split(' ')[0]);
});

test.each([
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  }),
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
])('an unavailable database returns 503: %s', async (error) => {
  const { status, headers, text } = await answerTo(error);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(JSON.parse(text).code).toBe('shop.unavailable');
});

test('a missing file returns 500, not the 503 of an unavailable database', async () => {
  const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open' });
  expect((await answerTo(missing)).status).toBe(500);
});
