import type { Plugin } from 'vite';

const setting = 'virtual:zod-without-eval';

/** The import that a module of schemas gets, and the call before each schema. */
export const IMPORT_OF_SETTING = `import { withoutEval } from '${setting}';\n`;
export const SETTING_CALL = 'withoutEval()';

/**
 * Gives browsers zod's documented setting `jitless`: at its first schema zod tries whether it may create functions at run time, the content
 * security policy forbids that, and every page would begin with a report of a violation. `pureDomain` calls it where a schema is made, so
 * that a page without schemas loads neither.
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
