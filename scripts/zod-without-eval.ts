import type { Plugin } from 'vite';

const configured = '\0zod-without-eval';

/**
 * Gives browsers zod with its setting `jitless`: zod tries at its first schema whether it may write functions at run time, the content
 * security policy forbids that, and every page would begin with a report of a violation. Every import of zod goes through the setting,
 * because it must be made before the first schema and browsers execute the chunks of a page in no order of ours.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id, importer) => (id === 'zod' && importer !== configured ? configured : undefined),
    load(id) {
      if (id !== configured) return undefined;
      return "import { config } from 'zod'; config({ jitless: true }); export * from 'zod';";
    },
  };
}
