import type { Plugin, Rolldown } from 'vite';
import { IMPORT_OF_SETTING, SETTING_CALL } from './zod-without-eval.ts';

type Program = ReturnType<Rolldown.PluginContext['parse']>;

const domain = /\/src\/(domain|contract)\/[\w/-]+\.ts$/;
const made = new Set(['CallExpression', 'NewExpression', 'ObjectExpression']);

/**
 * Marks schemas as pure. The rules of the shop are values and functions without side effects, but a bundler cannot know that of a schema
 * that is built by calls. With the mark, pages that only format a price do not load Zod (60 KB).
 */
export function pureDomain(): Plugin {
  return {
    name: 'pure-domain',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!domain.test(id)) return undefined;
      const marked = markPure(code, this.parse(code));
      const isWithSchemas = marked.includes(SETTING_CALL);
      return {
        code: isWithSchemas ? IMPORT_OF_SETTING + marked : marked,
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}

function markPure(code: string, { body }: Program): string {
  const values = body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap((statement) => statement.declarations.map(({ init }) => init))
    .flatMap((init) => (init && made.has(init.type) ? [init] : []));
  return values.toReversed().reduce((text, { start, end }) => wrap(text, start, end), code);
}

// Zod's setting is applied before the schema is made, in the same pure call, so that a bundler removes both if the schema is unused.
function wrap(code: string, start: number, end: number): string {
  const made = code.slice(start, end);
  const value = /\bz\b/.test(made) ? `${SETTING_CALL}, ${made}` : made;
  return `${code.slice(0, start)}/* @__PURE__ */ (() => (${value}))()${code.slice(end)}`;
}
