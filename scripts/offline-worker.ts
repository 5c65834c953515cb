import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const source = 'src/web/service-worker/worker.ts';

/** Builds the service worker that serves visited pages without a network, and inserts the version of its build. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      // The names of the files contain hashes of their contents.
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
