import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;

const domain = /\/src\/(domain|contract)\/[\w/-]+\.ts$/;
const made = new Set(['CallExpression', 'NewExpression', 'ObjectExpression']);

/**
 * The rules of the shop are values and functions without side effects, but a bundler cannot know that of a schema that is
 * put together by calls. This tells it so, and pages that only format a price are spared the whole of Zod (60 KB).
 */
export function pureDomain(): Plugin {
  return {
    name: 'pure-domain',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!domain.test(id)) return undefined;
      return { code: markPure(code, this.parse(code)), map: null, moduleSideEffects: false };
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

function wrap(code: string, start: number, end: number): string {
  return `${code.slice(0, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()${code.slice(end)}`;
}
