import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { withTimeout } from '#platform/with-timeout.ts';
import { type TraceStep, recordSteps } from '#platform/tracing/traced.ts';
import type { Config } from '#server/config.ts';
import { openProvider } from './open-provider.ts';
import { readTraceparent } from './read-traceparent.ts';

/** A request as its trace begins, and how it ended. */
export type TracedRequest = { requestId: string; method: string; traceparent: string | undefined };
export type TracedAnswer = { route: string; status: number };
/** Answers a request as its own trace, or as a part of the caller's. */
export type TraceRequest = (request: TracedRequest, work: () => Promise<TracedAnswer>) => Promise<void>;

export type Tracing = {
  traceRequest: TraceRequest;
  /** Returns the ids of the current request, for its log lines. */
  describeRequest: () => { requestId?: string; traceId?: string };
  /** Sends the remaining spans, for two seconds at most. */
  stop: () => Promise<void>;
};
type Settings = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG' | 'ROLE'
>;

const longestStopMs = 2_000;

/**
 * Records requests, with their statements and calls to suppliers, and sends them to the collector of OTEL_EXPORTER_OTLP_ENDPOINT. Returns
 * undefined without one; in that case not even the packages are loaded. A collector that is away costs spans, and no request waits for it.
 */
export async function openTracing(settings: Settings): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (!endpoint) return undefined;
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api');
  const provider = await openProvider(settings, endpoint);
  const tracer = provider.getTracer('haat');
  const current = new AsyncLocalStorage<{ span: Span; requestId: string }>();

  const traceStep: TraceStep = async ({ name, attributes = {} }, work) => {
    const request = current.getStore();
    if (!request) return work();
    const parent = trace.setSpan(ROOT_CONTEXT, request.span);
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
    try {
      return await current.run({ ...request, span }, work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
      throw error;
    } finally {
      span.end();
    }
  };
  recordSteps(traceStep);

  return {
    async traceRequest({ requestId, method, traceparent }, work) {
      const caller = readTraceparent(traceparent);
      const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
      const attributes = { 'http.request.method': method, 'haat.request_id': requestId };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      try {
        const { route, status } = await current.run({ span, requestId }, work);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      } finally {
        span.end();
      }
    },
    describeRequest() {
      const request = current.getStore();
      return request ? { requestId: request.requestId, traceId: request.span.spanContext().traceId } : {};
    },
    async stop() {
      recordSteps(undefined);
      await withTimeout(provider.shutdown(), longestStopMs);
    },
  };
}
