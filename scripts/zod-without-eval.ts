import type { Plugin } from 'vite';

const settings = '__zod_globalConfig = {}';

/**
 * Zod tries at its first schema whether it may write functions at run time. The shop's pages forbid that to everybody, so the answer is
 * known, and every page would begin with a report to whoever watches for attacks. It has to be said before any schema is made.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/core/core.js')) return undefined;
      if (!code.includes(settings))
        this.error('Zod keeps its settings elsewhere now: see scripts/zod-without-eval.ts');
      return { code: code.replace(settings, '__zod_globalConfig = { jitless: true }'), map: null };
    },
  };
}
