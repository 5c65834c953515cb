import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { offlineWorker } from './scripts/offline-worker.ts';
import { inPieces } from './scripts/pieces.ts';
import { pureDomain } from './scripts/pure-domain.ts';
import { zodWithoutEval } from './scripts/zod-without-eval.ts';

// The whole program is the server build's input, so that pages, API and jobs share one copy of the shop's code.
const program = './src/server/main.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), pureDomain(), zodWithoutEval(), inPieces(), offlineWorker()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  // Found one by one otherwise, each with a reload of the first visit to the development server.
  optimizeDeps: { include: ['@base-ui/react/csp-provider', 'lucide-react', 'zod', 'zustand'] },
  environments: {
    ssr: { build: { target: 'node24', rollupOptions: { input: program } } },
  },
});
