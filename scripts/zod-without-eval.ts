import type { Plugin } from 'vite';

const setting = 'virtual:zod-without-eval';

/** The import that is added to a module with schemas, and the call that is added before each schema. */
export const IMPORT_OF_SETTING = `import { withoutEval } from '${setting}';\n`;
export const SETTING_CALL = 'withoutEval()';

/**
 * Gives browsers zod's documented setting `jitless`. Without it zod tests at its first schema whether it may create functions at run time;
 * the content security policy forbids that, so every page would begin with a violation report. `pureDomain` adds the call where a schema is
 * made, so that a page without schemas loads neither.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === setting ? `\0${setting}` : undefined),
    load(id) {
      if (id !== `\0${setting}`) return undefined;
      const code =
        "import { config } from 'zod'; export const withoutEval = () => config({ jitless: true });";
      return { code, moduleSideEffects: false };
    },
  };
}
