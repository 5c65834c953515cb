import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Sixty links on one page would ask for sixty manifests; the whole site map is smaller than that.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
