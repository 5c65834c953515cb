import { createFastly } from '#gateways/cdn/fastly.ts';
import type { Changes } from '#platform/change-feed/changes.ts';
import { purgeOnChanges } from '#platform/http-cache/purge-network.ts';
import type { Log } from '#platform/log.ts';
import type { Config } from '#server/config.ts';
import type { Metrics } from '#server/health/metrics.ts';

type Parts = {
  config: Pick<Config, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>;
  changes: Pick<Changes, 'subscribe'>;
  metrics: Pick<Metrics, 'purges'>;
  log: Log;
};

/**
 * Starts telling the network of CDN_PURGE_URL which pages changed; returns the function that stops it. Without a network it does nothing.
 */
export function startPurging({ config, changes, metrics, log }: Parts): () => Promise<void> {
  const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = config;
  if (!url || !token) return async () => {};
  const network = createFastly({ url, token });
  return purgeOnChanges({ changes, network, log, onPurge: (result) => metrics.purges.inc({ result }) }).stop;
}
