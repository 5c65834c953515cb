import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { pureDomain } from './scripts/pure-domain.ts';
import { zodWithoutEval } from './scripts/zod-without-eval.ts';

/** Libraries have their own files, so that they stay in the browser's cache when the admin changes. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  { name: 'query', test: /\/node_modules\/@tanstack\//, priority: 2 },
  { name: 'schemas', test: /\/node_modules\/zod\/|zod-without-eval/, priority: 2 },
];

/** The admin is a separate app from the storefront, with its own entry and files, rendered only in the browser. */
export default defineConfig({
  root: 'src/admin',
  base: '/admin/',
  publicDir: 'public',
  cacheDir: '../../node_modules/.vite-admin',
  plugins: [tailwindcss(), pureDomain(), zodWithoutEval()],
  build: {
    outDir: '../../build/admin',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
