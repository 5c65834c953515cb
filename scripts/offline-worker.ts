import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const source = 'src/web/service-worker/worker.ts';

/** Builds the worker that answers while there is no network, and tells it which build it belongs to. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      // The files bear hashes of what is in them.
      const version = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex');
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        define: { BUILD: JSON.stringify(version.slice(0, 12)) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          reportCompressedSize: false,
          lib: { entry: source, formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
        },
      });
    },
  };
}
