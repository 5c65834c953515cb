import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { makeSupplier } from '#test/suppliers/make-supplier.ts';
import { createPageCache } from '#platform/http-cache/page-cache.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createMetrics } from '#server/health/metrics.ts';
import { createLog } from '#server/log.ts';
import { buyOnline, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { courierSecret, type TestShop, openShop } from '#test/open-shop.ts';
import { openTracing } from './open-tracing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const Value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() });
const Attributes = z.array(z.object({ key: z.string(), value: Value }));
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: Attributes,
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Opens the shop's application with a test collector and a log that the test reads. */
async function open({ more = {} as Record<string, string>, fails = false } = {}) {
  const collector = await makeSupplier({ status: fails ? 503 : 200, body: {} });
  const tracing = (await openTracing(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.baseUrl, ...more }),
  ))!;
  onTestFinished(async () => {
    await tracing.stop();
    collector.close();
  });
  const lines: string[] = [];
  const log = createLog('debug', {
    destination: { write: (line) => void lines.push(line) },
    describe: tracing.describeRequest,
  });
  const { changes, clock } = shop;
  const ctx = { ...shop.ctx, log };
  const cache = createPageCache({ changes, clock });
  const traceRequest = tracing.traceRequest;
  const isReady = async () => true;
  const app = createApp({
    ctx,
    changes,
    cache,
    metrics: createMetrics(),
    demo: 'on',
    outbox: true,
    isReady,
    traceRequest,
  });
  /** Ends tracing and returns the spans that arrived. */
  const spans = async () => {
    await tracing.stop();
    const sent = collector.asked.map(({ body }) => Sent.parse(JSON.parse(body)));
    return sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
    );
  };
  return { app, ctx, lines, spans, collector };
}

/** A courier reports a parcel that is not booked here, which is logged. */
const reportStrangeParcel = {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-api-key': courierSecret },
  body: JSON.stringify({
    awb: '000000',
    shipment_status_id: 7,
    shipment_status: 'DELIVERED',
    current_timestamp: '21 11 2026 09:00:00',
  }),
};

type Spans = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['spans']>>;
const attribute = (span: Spans[number], key: string) =>
  span.attributes.find((each) => each.key === key)?.value;

test('a request is traced with its statements, and the trace has the response’s request id', async () => {
  const { app, spans, collector } = await open();
  const { id } = await makeProduct(shop);
  const answer = await app.request(`/api/v1/products/${id}`);
  const all = await spans();
  expect(collector.asked[0]).toMatchObject({ method: 'POST', path: '/v1/traces' });
  const request = all.find(({ parentSpanId }) => !parentSpanId)!;
  expect(request.name).toBe('GET /api/v1/products/:id');
  expect(attribute(request, 'haat.request_id')).toEqual({ stringValue: answer.headers.get('x-request-id') });
  expect(attribute(request, 'http.response.status_code')).toEqual({ intValue: 200 });
  const statements = all.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.map(({ name }) => name)).toContain('select crafts');
  expect(JSON.stringify(all)).not.toContain(id);
});

test('a caller’s trace is continued, and no secret part of the path appears in it', async () => {
  const { app, spans } = await open();
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await app.request('/newsletter/a-secret-of-a-link', { headers: { traceparent } });
  await app.request('/api/v1/nowhere', { headers: { traceparent: '00-0-0-00' } });
  const all = await spans();
  const page = all.find(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331');
  const call = all.find(({ parentSpanId }) => !parentSpanId);
  expect(page).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    name: 'GET /newsletter',
  });
  expect(call!.traceId).not.toMatch(/^0+$/);
  expect(JSON.stringify(all)).not.toContain('a-secret');
});

test('a supplier call is a span of its request, and a log line names the request and its trace', async () => {
  const { app, lines, spans } = await open();
  const buyer = await makeCustomer(shop);
  const product = await makeProduct(shop);
  const traced = { ...shop, app };
  await buyOnline(traced, buyer, toOrderBody({ productId: product.id }));
  await app.request('/api/v1/webhooks/couriers/aggregator', reportStrangeParcel);
  expect(lines).toHaveLength(1);
  const all = await spans();
  const razorpay = all.find(({ name }) => /^POST Razorpay/i.test(name))!;
  const request = all.find(({ spanId }) => spanId === razorpay.parentSpanId)!;
  expect(request.name).toBe('POST /api/v1/payment/create-order');
  const orders = all.find(({ name }) => name === 'POST /api/v1/orders')!;
  const parts = all.filter(({ parentSpanId }) => parentSpanId === orders.spanId).map(({ name }) => name);
  expect(parts).toEqual(expect.arrayContaining(['with order_lines', 'insert pgboss.job_common', 'commit']));
  const line = JSON.parse(lines[0]!) as { requestId: string; traceId: string };
  expect(line).toMatchObject({ msg: 'a courier reports a parcel that is not booked here' });
  const logged = all.find(({ traceId, parentSpanId }) => traceId === line.traceId && !parentSpanId)!;
  expect(logged.name).toBe('POST /api/v1/webhooks/couriers/:name');
  expect(attribute(logged, 'haat.request_id')).toEqual({ stringValue: line.requestId });
});

test('a failing collector does not fail the request, and a sampling rate of 0 records no spans', async () => {
  const { app, spans } = await open({ fails: true });
  expect((await app.request('/api/v1/categories')).status).toBe(200);
  expect(await spans()).not.toEqual([]);
  const none = await open({ more: { OTEL_TRACES_SAMPLER_ARG: '0' } });
  await none.app.request('/api/v1/categories');
  expect(await none.spans()).toEqual([]);
});

test('without a collector nothing is recorded, and its settings are checked', async () => {
  expect(await openTracing(readConfig({}))).toBeUndefined();
  const headers = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc=,x-team=shop',
  };
  expect(readConfig(headers).OTEL_EXPORTER_OTLP_HEADERS).toEqual({
    authorization: 'Basic abc=',
    'x-team': 'shop',
  });
  expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
    'OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1',
  );
});
