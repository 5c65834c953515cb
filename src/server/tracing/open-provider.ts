import type { TracerProvider } from '@opentelemetry/sdk-trace';
import type { Config } from '#server/config.ts';
import { describeProgram } from '#server/program.ts';

type Settings = Pick<Config, 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG' | 'ROLE'>;

/** Opens OpenTelemetry's own exporter (OTLP over HTTP), which sends spans together every few seconds. */
export async function openProvider(
  { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: share, ROLE }: Settings,
  endpoint: string,
): Promise<TracerProvider> {
  const sdk = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers });
  const sampler = new sdk.TraceIdRatioBasedSampler(share);
  return new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'haat',
      'service.version': describeProgram().version,
      'haat.role': ROLE,
    }),
    // A visitor's own traceparent joins traces, but does not decide whether they are recorded.
    sampler: new sdk.ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
}
