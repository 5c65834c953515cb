import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import about from './package.json' with { type: 'json' };
import { offlineWorker } from './scripts/offline-worker.ts';
import { inPieces } from './scripts/pieces.ts';
import { pureDomain } from './scripts/pure-domain.ts';
import { zodWithoutEval } from './scripts/zod-without-eval.ts';

// The whole program is the server build's input, so that pages, API and jobs share one copy of the shop's code.
const program = './src/server/main.ts';

/**
 * The packages that `npm ci --omit=dev` installs. The server's bundle imports only these. It contains the used parts of all other packages
 * that pages need (icons, controls, forms), so that a server neither installs nor loads the rest.
 */
const installed = Object.keys(about.dependencies);

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), pureDomain(), zodWithoutEval(), inPieces(), offlineWorker()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  // These would otherwise be found one by one, each with a reload of the first visit to the development server.
  optimizeDeps: { include: ['@base-ui/react/csp-provider', 'lucide-react', 'zod', 'zustand'] },
  environments: {
    ssr: {
      build: { target: 'node24', rollupOptions: { input: program } },
      resolve: command === 'build' ? { noExternal: true, external: installed } : {},
    },
  },
}));
