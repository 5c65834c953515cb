import type { SpanContext } from '@opentelemetry/api';

const format = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads the trace of the caller, a proxy or another program, from its `traceparent` (W3C Trace Context). */
export function readTraceparent(header: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = format.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
