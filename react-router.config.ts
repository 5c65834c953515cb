import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Sixty links on one page would request sixty manifests; the complete route manifest is smaller than that.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
